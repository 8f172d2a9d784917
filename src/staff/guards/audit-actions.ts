export const actionsByKind = {
  Messages: {
    'file-downloaded': 'downloaded a file of {message}',
    'mail-assigned': 'assigned {message} {rest}',
    'mail-change-undone': 'took back a change of {message}: {rest}',
    'mail-cleared': 'marked {message} as not spam',
    'mail-deleted': 'deleted {message}',
    'mail-marked-read': 'marked {message} as read',
    'mail-marked-spam': 'marked {message} as spam',
    'mail-marked-unread': 'marked {message} as unread',
    'mail-noted': 'wrote a note on {message}',
    'mail-read': 'read {message}',
    'mail-restored': 'restored {message}',
    'mail-status-changed': 'marked {message} as {rest}',
    'mails-expired': 'removed old messages: {all}',
    'mails-exported': 'exported messages: {all}',
    'mails-listed': 'listed messages: {all}',
    'mails-searched': 'searched messages, found: {all}',
    'reply-retried': 'tried a reply to {message} again',
    'reply-sent': 'replied to {message}',
  },
  Senders: {
    'sender-blocked': 'blocked the sender of {message}',
    'sender-erased': 'erased a sender, messages: {all}',
    'sender-looked-up': 'looked up a sender, messages: {all}',
    'sender-unblocked': 'unblocked the sender of {message}',
  },
  Accounts: {
    'password-link-made': 'made a link to choose a password for {all}',
    'publishing-allowed': 'allowed {all} to publish',
    'publishing-forbidden': 'no longer lets {all} publish',
    'second-step-removed': 'removed the second step of {all}',
    'user-created': 'created the account of {all}',
    'user-disabled': 'disabled the account of {all}',
    'user-enabled': 'enabled the account of {all}',
    'user-reset': 'reset the account of {all}',
    'user-role-changed': 'changed the role of {all}',
  },
  'Signing in': {
    'access-refused': 'was not allowed to {all}',
    'code-refused': 'gave a wrong code and so has not {all}',
    'passkey-added': 'added a passkey',
    'passkey-removed': 'removed a passkey',
    'passkey-renamed': 'renamed a passkey',
    'passkey-started': 'started adding a passkey',
    'password-changed': 'changed the password',
    'password-refused': 'gave a wrong password and so has not {all}',
    'password-reset': 'chose a password by a link',
    'password-reset-requested': 'asked for a link to choose a password',
    'recovery-codes-made': 'made new recovery codes',
    'second-step-off': 'turned two-step verification off',
    'second-step-on': 'turned two-step verification on',
    'second-step-started': 'started setting up two-step verification',
    'session-ended': 'signed other browsers out: {all}',
    'sign-in-failed': 'could not sign in: {all}',
    'sign-in-limited': 'tried passwords, codes or passkeys too often',
    'signed-in': 'signed in',
    'signed-out': 'signed out',
  },
  'Publishing and settings': {
    'database-backed-up': 'made a backup: {all}',
    'database-restored': 'restored a backup: {all}',
    'entry-published': 'published: {all}',
    'entry-taken-back': 'took back: {all}',
    'saved-reply-changed': 'changed a saved reply',
    'saved-reply-created': 'wrote a saved reply',
    'saved-reply-deleted': 'deleted a saved reply',
    'own-mail-changed': 'changed their signature or email settings',
    'webhook-created': 'added the webhook {all}',
    'webhook-deleted': 'deleted the webhook {all}',
    'webhook-disabled': 'paused the webhook {all}',
    'webhook-enabled': 'resumed the webhook {all}',
    'webhook-replayed': 'sent a delivery again',
    'webhook-rotated': 'gave the webhook {all} a new secret',
    'webhook-tested': 'tested the webhook {all}',
  },
}
type Kinds = typeof actionsByKind
export type AuditAction = { [Kind in keyof Kinds]: keyof Kinds[Kind] }[keyof Kinds]

const sentences: Record<string, string> = Object.assign({}, ...Object.values(actionsByKind))

/** `{message}` stands for the first word of the entry's subject, `{rest}` for the others, `{all}` for all of it. */
export const sentenceOf = (action: string) => sentences[action] ?? `${action} {all}`

export const withNames = (words: string[], names: Record<string, string>) =>
  words.map((word) => names[word] ?? word).join(' ')
