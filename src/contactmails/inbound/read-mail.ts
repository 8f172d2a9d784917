import { Buffer } from 'node:buffer'
import PostalMime, { type Email } from 'postal-mime'
import { bodyText, type Flow } from './body-text.ts'
import { reduceMail } from './reduce-mail.ts'

export type IncomingMail = Pick<ForwardableEmailMessage, 'from' | 'to' | 'raw' | 'headers'>

const limits = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 }

/** What cannot be parsed loses its text, what is too large the rest of it. @throws if the connection breaks */
export async function readMail({ raw: stream, headers }: IncomingMail) {
  const raw = new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer())
  try {
    const { bytes, isWhole, long } = reduceMail(raw)
    const { bytes: first, ...flow } = relabel(bytes)
    const asUtf8 = await PostalMime.parse(first, limits)
    const isMisread = `${asUtf8.text}${asUtf8.html}`.includes('\uFFFD')
    const email = isMisread ? await PostalMime.parse(relabel(bytes, charsetOf(bytes)).bytes, limits) : asUtf8
    return { email, raw, long, isWhole, text: await bodyText(email, { ...flow, isWhole }) }
  } catch {
    // Lines of the same header are joined here, so that none can be trusted.
    const list = [...headers].filter(([key]) => key.toLowerCase() !== 'authentication-results')
    const known = list.map(([key, value]) => ({ key: key.toLowerCase(), originalKey: key, value }))
    const messageId = headers.get('message-id') ?? ''
    const email: Email = { headers: known, headerLines: [], attachments: [], messageId }
    return { email, raw: new Uint8Array(), long: [], isWhole: false, text: '[This email could not be read.]' }
  }
}

/** Corrects what headers say of texts. The parser would join flowed lines that are quoted with those that are not. */
function relabel(bytes: Uint8Array, charset = 'utf-8'): Flow & { bytes: Uint8Array } {
  const boundaries = new Set<string>()
  let flow: Flow | undefined
  let isNested = false
  const blocks = latin1(bytes).split(/(?<=\n)(?=--|\r?\n)/)
  const relabelled = blocks.map((block, at) => {
    if (at > 0 && !isNested && !boundaries.has(block.split('\n', 1)[0]?.trimEnd() ?? '')) return block
    const [type = ''] = contentType.exec(block) ?? []
    const isShown = !/^content-disposition:\s*attachment/im.test(block)
    isNested = isShown && /:\s*message\/rfc822/i.test(type)
    const [, quoted, token] = /\bboundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? []
    if (quoted || token) boundaries.add(`--${quoted ?? token}`)
    const isFlowed = /\bformat\s*=\s*"?flowed/i.test(type)
    const isText = type === '' || /:\s*text\/plain/i.test(type)
    if (isShown && isText) flow ??= { isFlowed, isDelSp: isFlowed && /\bdelsp\s*=\s*"?yes/i.test(type) }
    const corrected = type
      .replace(/(\bcharset\s*=\s*"?)(?:us-)?ascii\b/i, '$1utf-8')
      .replace(/(\bformat\s*=\s*"?)flowed/i, '$1fixed')
    const isUnnamed = /:\s*text\//i.test(corrected) && !/charset\s*=/i.test(corrected)
    const label = at === 0 && type === '' ? `Content-Type: text/plain; charset=${charset}\r\n` : ''
    return label + block.replace(type, () => (isUnnamed ? `${corrected}; charset=${charset}` : corrected))
  })
  return { isFlowed: false, isDelSp: false, ...flow, bytes: Buffer.from(relabelled.join(''), 'latin1') }
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const contentType = /^content-type:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/im

const charsetOf = (bytes: Uint8Array): string =>
  /<meta\s[^>]{0,200}charset\s*=\s*["']?([\w-]{3,20})/i.exec(latin1(bytes))?.[1] ?? 'windows-1252'
