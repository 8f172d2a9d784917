import { company, contactInfo } from '../../src/site/content/content.ts'

/** The office as a vCard. Source: RFC 2426, which all phones read. */
export const contactCard = (): string => {
  const { street, city, province, postalCode, country, phoneE164, emails, latitude, longitude } = contactInfo
  const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&')
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(company.name)};;;;`,
    `FN:${escaped(company.name)}`,
    `ORG:${escaped(company.legalName)}`,
    `TEL;TYPE=WORK,VOICE:${phoneE164}`,
    ...emails.map(({ address }) => `EMAIL;TYPE=WORK,INTERNET:${address}`),
    `ADR;TYPE=WORK:;;${[street, city, province, postalCode, country].map(escaped).join(';')}`,
    `GEO:${latitude};${longitude}`,
    `URL:${company.origin}/`,
    'END:VCARD',
    '',
  ].join('\r\n')
}
