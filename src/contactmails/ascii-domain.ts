/** The address without invisible or full-width characters, and with its domain in ASCII: `xn--mller-kva.example`. */
export const withAsciiDomain = (address: string): string => {
  const text = address
    .replace(/(?!\p{Join_C})\p{Cf}/gu, '')
    .replace(/[！-～]/g, (sign) => sign.normalize('NFKC'))
    .trim()
  const at = text.lastIndexOf('@') + 1
  const domain = text.slice(at)
  // Only letters and dots, as the URL parser takes much else for a port, a path or a number.
  if (/^\p{ASCII}*$/u.test(domain) || !/^(?:[\p{L}\p{M}\p{N}。．｡.-]|\p{Join_C})+$/u.test(domain)) return text
  try {
    return text.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return text
  }
}
