import { paths } from '../../paths.ts'
import { company } from '../content/company.ts'
import { contactInfo } from '../content/contact-info.ts'

const staleAfter = 180

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
