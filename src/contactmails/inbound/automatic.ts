type Header = { key: string; value: string }
type Envelope = { sender: string; headers: Header[] }

/**
 * Whether a machine wrote an e-mail: absence notices, bounces, lists, newsletters. None may cause an e-mail, or two
 * systems could write to each other for ever. Source: RFC 3834, section 2
 */
export const isAutomatic = (mail: Envelope): boolean => {
  const value = (name: string) => headerOf(mail.headers, name)
  const submitted = value('auto-submitted')
  return (
    isBounce(mail) ||
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|list|junk|auto_reply)\b/.test(value('precedence')) ||
    marks.some((name) => value(name) !== '')
  )
}

const marks = ['list-id', 'list-unsubscribe', 'list-post', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress']

/** Whether it says that an e-mail could not be delivered: it has no return path, or is a delivery report. */
export const isBounce = ({ sender, headers }: Envelope): boolean =>
  sender.replace(/[<>\s]/g, '') === '' ||
  /^(?:mailer-daemon|postmaster)(?:@|$)/i.test(sender) ||
  headerOf(headers, 'content-type').startsWith('multipart/report')

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
