/** The labels, and what the specification words. The messages for wrong fields stand in the schema. */
export const formWords = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  reason: 'Reason',
  placeholder: '-- Please Select One --',
  message: 'Message',
  success: 'Mail sent successfully. Thank you!',
}

/** Keeps the month beside its day. */
export const replyBy = (day: string) => `We reply by 5\u00a0p.m. Pacific on ${day.replace(/ (?=\d)/, '\u00a0')}.`
