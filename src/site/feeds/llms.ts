import { paths } from '../../paths.ts'
import { company } from '../content/company.ts'
import { contactInfo } from '../content/contact-info.ts'
import type { PageMeta } from '../layout/page-meta.ts'
import { absolute } from '../layout/structured-data.ts'
import { indexableMetas } from '../pages/all.ts'

export const llms = () =>
  [
    `# ${company.name}`,
    `> ${indexableMetas[0]?.content.join(' ')}`,
    `${company.about} The legal name is ${company.legalName}`,
    `Address: ${contactInfo.street}, ${contactInfo.city}, ${contactInfo.province} ${contactInfo.postalCode}, ${contactInfo.country}. Phone: ${contactInfo.phone}. Email: ${contactInfo.emails.map(({ title, address }) => `${address} (${title.toLowerCase()})`).join(', ')}.`,
    section('Company', ({ categories }) => !categories),
    section('Brands', ({ categories }) => categories?.includes('Brands') ?? false),
    section('News', ({ categories }) => categories?.includes('Newsroom') ?? false),
    `## Optional\n\n- [News with its articles in full](${absolute(paths.newsJson)}): a JSON Feed; [as RSS](${absolute(paths.newsRss)})`,
  ].join('\n\n')

function section(heading: string, belongs: (meta: PageMeta) => boolean) {
  const links = indexableMetas
    .filter(belongs)
    .map(({ title, pathname, content }) => `- [${title.split(' | ')[0]}](${absolute(pathname)}): ${content.join(' ')}`)
  return `## ${heading}\n\n${links.join('\n')}`
}
