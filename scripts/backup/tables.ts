/** In the order of restoring: what a row refers to comes first. */
export const contentTables = [
  'contactmails',
  'entries',
  'drafts',
  'saved_replies',
  'blocked_senders',
  'dead_letters',
  'audit',
]

/** Password hashes, sessions, passkeys and secrets of the second step and of webhooks: only with `--with-accounts`. */
export const accountTables = ['user', 'account', 'session', 'verification', 'twoFactor', 'passkey', 'webhooks']

/** Tables whose rows belong to a row of another one, by the column that names it. Both are read at the same moment. */
export const belongings: Record<string, Record<string, string>> = {
  contactmails: { entries: 'contactmail_id', drafts: 'contactmail_id' },
  user: { account: 'userId', session: 'userId', twoFactor: 'userId', passkey: 'userId' },
}

/** Never in a backup: what was deleted must not come back, and the rest is short-lived. */
const omittedTables = ['changes', 'presence', 'limit_counts', 'outbox', 'erasures']

export const allTables = [...accountTables, ...contentTables, ...omittedTables]
