import { createElement } from 'react'

export function Linked({ text }: { text: string }) {
  const parts = text.split(pressable).map((part, at) => (at % 2 ? pressed(part) : part))
  // Passed one by one, so that React asks for no keys.
  return createElement('bdi', { className: 'block text-start [overflow-wrap:anywhere]' }, ...parts)
}

const web = String.raw`(?<![\p{L}\p{N}])(?:[Hh]ttps?:\/\/|[Ww]ww\.)(?:[^\s<>"()]|\([^\s<>"()]*\))*(?:\([^\s<>"()]*\)|[^\s<>"().,;:!?'…])`
const mailbox = String.raw`(?<![\p{L}\p{N}_'+.-])[A-Za-z0-9_'+.-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,63}`
const phone = String.raw`(?<![\p{L}\p{N}+\/.-])(?:\+\d(?:[ .()-]{0,2}\d){6,14}|(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})(?![\p{L}\p{N}])`
const pressable = new RegExp(`(${web}|${mailbox}|${phone})`, 'u')

function pressed(found: string) {
  const link = linkOf(found)
  if (!link) return found
  const target = link.href.startsWith('http') ? '_blank' : undefined
  const className = link.href.startsWith('tel:') ? 'text-link inline-block' : 'text-link'
  return (
    <a className={className} dir="ltr" href={link.href} target={target} rel="noreferrer noopener">
      {link.text}
    </a>
  )
}

/** What is shown of an address is where it leads, in ASCII, so that no letter passes for another. */
const linkOf = (found: string): { href: string; text: string } | null => {
  const [local, domain] = found.split('@')
  // Safari 16 has no `URL.canParse`.
  try {
    if (/^(?:http|www\.)/i.test(found)) {
      const address = found.replace(/^www/i, 'https://www')
      const url = Object.assign(new URL(address), { username: '', password: '' })
      const isAsWritten = /^[!-~]+$/.test(found) && address.toLowerCase().startsWith(url.origin)
      return { href: url.href, text: isAsWritten ? found : url.href }
    }
    if (!domain) return { href: `tel:${found.replace(/[^\d+]/g, '')}`, text: found }
    const text = `${local}@${new URL(`https://${domain}`).hostname}`
    return { href: `mailto:${text}`, text }
  } catch {
    return null
  }
}
