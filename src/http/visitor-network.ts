import ipaddr from 'ipaddr.js'

const maxLength = 64

/** The key of every rate limit: an IPv4 address, or an IPv6 /64, which is what a household gets. */
export const networkOf = (text: string): string => {
  const address = parse(text.trim())
  if (!address) return 'unknown'
  if (address instanceof ipaddr.IPv4) return address.toString()
  const groups = address.parts.slice(0, 4).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

/** The largest block a customer gets: an IPv4 address or an IPv6 /48. */
export const rangeOf = (text: string): string => networkOf(text).replace(/^((?:[\da-f]+:){3}).*::\/64$/, '$1:/48')

function parse(text: string) {
  if (text.length > maxLength) return null
  // The library also accepts short and octal IPv4 forms, which `CF-Connecting-IP` never uses.
  if (!text.includes(':')) return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : null
  return ipaddr.isValid(text) ? ipaddr.process(text) : null
}
