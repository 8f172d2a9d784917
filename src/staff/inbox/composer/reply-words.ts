import { bannerWords } from '../../frame/words.ts'

export const replyWords = {
  thread: 'Answers',
  otherSender: 'Written from another address',
  automatic: 'Automatic',
  attachments: 'Attachments, not stored: {list}',
  quote: 'Quoted text',
  states: { queued: 'Sending', sending: 'Sending', sent: 'Sent', failed: 'Not sent', received: 'Received' },
  errors: {
    'no-answer':
      'The mail service did not say whether it took this answer. It may have gone out: trying again may send it twice.',
    'not-configured': 'Sending is switched off.',
    E_RECIPIENT_SUPPRESSED: 'Earlier mail to this address came back, so the mail service refuses it.',
    E_RECIPIENT_NOT_ALLOWED: 'The mail service may not write to this address.',
    E_DELIVERY_FAILED: 'The receiving server refused it.',
    E_DAILY_LIMIT_EXCEEDED: 'The mail service has reached its daily limit.',
  } as Record<string, string>,
  otherError: 'The mail service refused it ({code}).',
  retry: 'Try again',
  answer: 'Answer',
  byMail: 'Reply by email',
  fromTo: '{from} writes to {to}',
  saved: 'Saved answer',
  insert: 'Insert',
  noMatch: 'No saved answer has these words.',
  text: 'Your answer',
  status: 'Then mark as',
  statuses: { answered: 'Answered', waiting: 'Waiting for the sender', closed: 'Closed' },
  send: 'Send answer',
  sending: 'Sending...',
  overtaken:
    'Something arrived while you were writing. Read it above; your text has not been sent. Send it if it still fits.',
  taken: 'This answer was sent already, with another text. Sending this one makes it a second answer.',
  banner: bannerWords,
}
export type ReplyWords = typeof replyWords
