/** Labels, and words of the specification. The schema has those for wrong fields, arrival/calls.ts those of refusals. */
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
