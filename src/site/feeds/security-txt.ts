import { company, contactInfo } from '../../content/company.ts'
import { paths } from '../../paths.ts'

/** Days until the text is stale: RFC 9116 wants less than a year. */
const staleAfter = 180

/** Where to report a weakness of the site, as RFC 9116 has it. */
export const securityTxt = (now: Date): string => {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + staleAfter)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${contactInfo.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${company.origin}${paths.securityTxt}`,
    '',
  ].join('\n')
}
