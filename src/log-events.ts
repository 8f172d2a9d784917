type Level = 'info' | 'warn' | 'error'

const event = <const Field extends string>(level: Level, ...fields: Field[]) => ({ level, fields })

/** Every event that is logged, with its level and fields. docs/logs.md says what each means. */
export const logEvents = {
  'access-keys-unavailable': event('error', 'cause'),
  'analytics-failed': event('error', 'cause'),
  'better-auth': event('error', 'cause'),
  'contactmail-lost': event('error', 'id', 'requestId', 'cause'),
  'contactmail-queued': event('warn', 'id', 'requestId', 'cause'),
  'dead-letter-not-counted': event('error', 'cause'),
  'event-ignored': event('info', 'cause'),
  'file-not-kept': event('error', 'cause'),
  'file-not-removed': event('warn', 'cause'),
  'inbound-dropped': event('info', 'cause'),
  'inbound-notice-failed': event('error', 'cause'),
  'inbound-queued': event('warn', 'id', 'cause'),
  'inbound-rejected': event('error', 'id', 'cause'),
  'job-failed': event('error', 'cause'),
  'limit-failed': event('error', 'cause'),
  'message-failed': event('error', 'queue', 'message', 'cause'),
  'notification-failed': event('error', 'id', 'cause'),
  'outbox-not-queued': event('warn', 'kind', 'id', 'cause'),
  'outbox-not-recorded': event('warn', 'kind', 'id', 'cause'),
  'password-reset-not-sent': event('error', 'cause'),
  'receipt-failed': event('error', 'id', 'cause'),
  'receipt-limit': event('warn', 'limit'),
  refused: event('info', 'requestId', 'method', 'path', 'status'),
  'render-failed': event('error', 'cause'),
  'reply-failed': event('error', 'id', 'cause'),
  'request-failed': event('error', 'requestId', 'path', 'cause'),
  retention: event('info', 'deleted', 'olderThan'),
  'retention-off': event('error', 'cause'),
  'row-unreadable': event('error', 'table', 'id', 'cause'),
  'setting-wrong': event('error', 'name', 'takes'),
  'turnstile-unavailable': event('error', 'id', 'cause'),
  unhealthy: event('error', 'requestId', 'checks'),
  'upstream-failed': event('error', 'requestId', 'cause'),
  'verdicts-not-read': event('warn', 'cause'),
  'webhook-failed': event('info', 'id', 'cause'),
}

export type LogEvent = keyof typeof logEvents

/** Ids, states, counts and causes; never message text or contact details. */
export type LogFields<Event extends LogEvent> = Record<
  (typeof logEvents)[Event]['fields'][number],
  string | number | undefined
>
