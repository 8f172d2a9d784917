export type Header = { key: string; value: string }
type MailOrigin = { sender: string; from: string; headers: Header[]; deliveryReports: string[] }

/** Nothing that a machine wrote may cause an e-mail, or two systems could write to each other for ever. RFC 3834, 2 */
export const isAutomatic = (mail: MailOrigin): boolean =>
  hasNoReturnPath(mail) || isFromMailSystem(mail) || reportTypeOf(mail) !== null || isMarkedAutomatic(mail)

/** Absence notices and read receipts are no bounces, although they often have no return path either. RFC 3464, 2.3.3 */
export const isBounce = (mail: MailOrigin): boolean => {
  const reportType = reportTypeOf(mail)
  if (reportType) return reportType === 'delivery-status' && saysFailed(mail.deliveryReports)
  const isAbsenceNotice = isMarkedAutomatic(mail) || headerOf(mail.headers, 'x-auto-response-suppress') !== ''
  return isFromMailSystem(mail) || (hasNoReturnPath(mail) && !isAbsenceNotice)
}

const hasNoReturnPath = ({ sender }: MailOrigin) => sender.replace(/[<>\s]/g, '') === ''

const isFromMailSystem = ({ sender, from }: MailOrigin) =>
  [sender, from].some((address) => /^mailer-daemon(?:@|$)/i.test(address))

function reportTypeOf({ headers }: MailOrigin) {
  const contentType = headerOf(headers, 'content-type')
  if (!contentType.startsWith('multipart/report')) return null
  return /report-type="?([a-z-]+)/.exec(contentType)?.[1] ?? 'delivery-status'
}

function saysFailed(reports: string[]) {
  const actions = reports.flatMap((report) =>
    [...report.matchAll(/^action:[ \t]*([a-z]+)/gim)].map(([, action]) => action),
  )
  return actions.length === 0 || actions.some((action) => action?.toLowerCase() === 'failed')
}

function isMarkedAutomatic({ headers }: MailOrigin) {
  const submitted = headerOf(headers, 'auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|list|junk|auto_reply)\b/.test(headerOf(headers, 'precedence')) ||
    marks.some((name) => headerOf(headers, name) !== '')
  )
}

const marks = ['list-id', 'list-unsubscribe', 'list-post', 'x-autoreply', 'x-autorespond']

function headerOf(headers: Header[], name: string) {
  const header = headers.find(({ key }) => key === name)
  return header?.value.trim().toLowerCase() ?? ''
}
