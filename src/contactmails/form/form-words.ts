/** Fetched with the form's script, not with each page. The messages for wrong fields stand in the schema. */
export const formWords = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  reason: 'Reason',
  placeholder: '-- Please Select One --',
  message: 'Message',
  limit: 'Characters allowed: {count}',
  charactersLeft: 'Characters left: {count}',
  cut: 'The end of what you pasted did not fit.',
  requiredHint: 'An asterisk (*) marks a required field.',
  submit: 'Send message',
  sending: 'Sending...',
  replyBy: 'We reply by 5\u00a0p.m. Pacific on {day}.',
  success: 'Mail sent successfully. Thank you!',
  reference: 'Reference {reference}',
  next: 'Someone in Gibsons is going to read your message and write to the address you gave. If you call before that, quote the reference.',
  again: 'Send another message',
  about: 'About',
  back: 'Back to {topic}',
  honeypot: 'Leave this field empty',
}

/** Keeps the month beside its day. */
export const replyBy = (day: string) => formWords.replyBy.replace('{day}', day.replace(/ (?=\d)/, '\u00a0'))
