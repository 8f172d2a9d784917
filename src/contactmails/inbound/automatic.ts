type Header = { key: string; value: string }
/** What of an e-mail tells who wrote it. */
type Origin = {
  /** The return path, and the address in its `From`; empty if it has none. */
  sender: string
  from: string
  headers: Header[]
  /** Its parts that say what became of another e-mail. */
  deliveryReports: string[]
}

/**
 * Whether a machine wrote an e-mail: absence notices, bounces, lists, newsletters. None may cause an e-mail, or two
 * systems could write to each other for ever. Source: RFC 3834, section 2
 */
export const isAutomatic = (mail: Origin): boolean =>
  hasNoReturnPath(mail) || isFromMailSystem(mail) || reportTypeOf(mail) !== null || isMarkedAutomatic(mail)

/**
 * Whether an e-mail says that another one was not delivered. Absence notices and read receipts do not, although they
 * often have no return path either. Source: RFC 3464, section 2.3.3
 */
export const isBounce = (mail: Origin): boolean => {
  const reportType = reportTypeOf(mail)
  if (reportType) return reportType === 'delivery-status' && saysFailed(mail.deliveryReports)
  const isAbsenceNotice = isMarkedAutomatic(mail) || headerOf(mail.headers, 'x-auto-response-suppress') !== ''
  return isFromMailSystem(mail) || (hasNoReturnPath(mail) && !isAbsenceNotice)
}

const hasNoReturnPath = ({ sender }: Origin) => sender.replace(/[<>\s]/g, '') === ''

const isFromMailSystem = ({ sender, from }: Origin) =>
  [sender, from].some((address) => /^mailer-daemon(?:@|$)/i.test(address))

/** Null if it is no report. */
function reportTypeOf({ headers }: Origin) {
  const contentType = headerOf(headers, 'content-type')
  if (!contentType.startsWith('multipart/report')) return null
  return /report-type="?([a-z-]+)/.exec(contentType)?.[1] ?? 'delivery-status'
}

/** Not if every recipient's server has it, or still tries. */
function saysFailed(reports: string[]) {
  const actions = reports.flatMap((report) =>
    [...report.matchAll(/^action:[ \t]*([a-z]+)/gim)].map(([, action]) => action),
  )
  return actions.length === 0 || actions.some((action) => action?.toLowerCase() === 'failed')
}

function isMarkedAutomatic({ headers }: Origin) {
  const submitted = headerOf(headers, 'auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|list|junk|auto_reply)\b/.test(headerOf(headers, 'precedence')) ||
    marks.some((name) => headerOf(headers, name) !== '')
  )
}

const marks = ['list-id', 'list-unsubscribe', 'list-post', 'x-autoreply', 'x-autorespond']

/** Whether the receiving server found that the sender's domain disowns it. It puts its results first. */
export const isDisowned = (headers: Header[]): boolean =>
  /\bdmarc=fail\b/.test(headerOf(headers, 'authentication-results'))

function headerOf(headers: Header[], name: string) {
  return (
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  )
}
