/** In the order of restoring: what a row refers to comes first. */
export const contentTables = [
  'contactmails',
  'replies',
  'notes',
  'saved_replies',
  'retention_runs',
  'dead_letters',
  'audit',
]

/** Password hashes, sessions, secrets of the second step and of webhooks, and passkeys, which a backup holds only with `--with-accounts`. */
export const accountTables = ['user', 'account', 'session', 'verification', 'twoFactor', 'passkey', 'webhooks']

/** Never in a backup: what was deleted must not come back, and the rest is short-lived. */
export const omittedTables = ['changes', 'presence', 'sign_in_attempts', 'outbox', 'inbound_counts', 'erasures']

export const allTables = [...accountTables, ...contentTables, ...omittedTables]
