import { addressParser, type Email } from 'postal-mime'
import type { Header } from './automatic.ts'

/** Outlook leaves out the quotes of `"Quill, Ada" <ada@museum.example>`. Such an e-mail is never verified. */
export function authorOf({ from, headers }: Email) {
  if (from?.address !== '') return from
  const listed = addressParser(headers.find(({ key }) => key === 'from')?.value ?? '')
  const [author, ...others] = listed.filter(({ address }) => address)
  return author && others.length === 0 ? { ...author, name: listed.map(({ name }) => name).join(', ') } : from
}

const server = 'mx.cloudflare.net'

/** Only the topmost results are Cloudflare's own; the sender may have written the rest. Source: RFC 8601, section 5 */
export const verificationOf = (headers: Header[], author: string): 'pass' | 'fail' | 'none' => {
  const at = headers.findIndex(({ key }) => key === 'authentication-results')
  const above = headers.slice(0, at).filter(({ key }) => key === 'received')
  const from = headers.filter(({ key }) => key === 'from')
  if (at === -1 || above.length > 1 || from.length !== 1) return 'none'
  const [name, ...results] = partsOf(headers[at]?.value ?? '')
  const dmarc = results.filter((result) => /^dmarc=/.test(result))
  if (name !== server || dmarc.length !== 1) return 'none'
  const result = /^dmarc=([a-z]+)/.exec(dmarc[0] ?? '')?.[1]
  if (result === 'fail') return 'fail'
  const domain = author.split('@').at(-1)?.toLowerCase() ?? ''
  if (!domain || addressParser(from[0]?.value ?? '').length !== 1) return 'none'
  if (result === 'pass') return propertyOf(dmarc[0] ?? '', 'header.from') === domain ? 'pass' : 'none'
  const isSigned = results.some((each) => /^dkim=pass\b/.test(each) && propertyOf(each, 'header.d') === domain)
  return result === 'none' && isSigned ? 'pass' : 'none'
}

const partsOf = (value: string) =>
  value
    .slice(0, 10_000)
    .toLowerCase()
    .replace(/\bspf=.*/s, '')
    .replace(/\([^()]*\)/g, ' ')
    .split(';')
    .map((part) => part.trim())

const propertyOf = (result: string, name: string) =>
  result
    .split(/\s+/)
    .find((property) => property.startsWith(`${name}=`))
    ?.slice(name.length + 1)
