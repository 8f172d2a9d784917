import { escapeUTF8 } from 'entities/escape'
import { dayLength } from '../../contactmails/due/holidays.ts'
import { paths } from '../../paths.ts'
import { inks } from '../../ui/base/inks.ts'
import { picture } from '../../ui/picture/catalogue.ts'
import { company, contactInfo } from '../content/content.ts'
import { absolute } from '../layout/structured-data.ts'
import { indexableMetas } from '../pages/all.ts'
import { jobsAt } from '../publication/shown.ts'

export function sitemap() {
  const urls = indexableMetas().map(({ pathname, lastModified }) => {
    const day = lastModified?.(new Date())
    return `<url>${element('loc', company.origin + pathname)}${day ? element('lastmod', day) : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export const robots = () =>
  `User-agent: *\nDisallow: ${paths.api.root}/\n\nSitemap: ${company.origin}${paths.sitemap}\n`

export const llms = () =>
  [
    `# ${company.name}`,
    `> ${indexableMetas()[0]?.content.join(' ')}`,
    `${company.about} The legal name is ${company.legalName}`,
    `Address: ${contactInfo.street}, ${contactInfo.city}, ${contactInfo.province} ${contactInfo.postalCode}, ${contactInfo.country}. Phone: ${contactInfo.phone}. Email: ${contactInfo.emails.map(({ title, address }) => `${address} (${title.toLowerCase()})`).join(', ')}.`,
    section('Company', 'Foundation'),
    section('Brands', 'Brands'),
    ...(jobsAt(new Date()).length > 0 ? [section('Jobs', 'Careers')] : []),
    section('News', 'Newsroom'),
    `## Optional\n\n- [News with its articles in full](${absolute(paths.newsJson)}): a JSON Feed; [as RSS](${absolute(paths.newsRss)})`,
  ].join('\n\n')

/** The pages of a category. Those without one are the company's, as is its foundation. */
function section(heading: string, category: string) {
  const links = indexableMetas()
    .filter(({ categories = ['Foundation'] }) => categories.includes(category))
    .map(({ title, pathname, content }) => `- [${title.split(' | ')[0]}](${absolute(pathname)}): ${content.join(' ')}`)
  return `## ${heading}\n\n${links.join('\n')}`
}

const icon = (name: 'icons/icon-192' | 'icons/icon-512' | 'icons/maskable-512', purpose: 'any' | 'maskable') => {
  const { src, width, height } = picture(name)
  return { src, sizes: `${width}x${height}`, type: 'image/png', purpose }
}

export const manifest = () => ({
  name: company.name,
  short_name: company.name,
  description: company.about,
  lang: 'en-CA',
  start_url: paths.home,
  display: 'browser',
  background_color: inks.paper,
  theme_color: inks.ink,
  icons: [icon('icons/icon-192', 'any'), icon('icons/icon-512', 'any'), icon('icons/maskable-512', 'maskable')],
})

/** Where to report a vulnerability. RFC 9116 recommends that it expires in less than a year. */
export const securityTxt = (now: Date): string => {
  const lastDay = new Date(now.getTime() + 180 * dayLength).toISOString().slice(0, 10)
  return [
    `Contact: mailto:${contactInfo.securityEmail}`,
    `Expires: ${lastDay}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${company.origin}${paths.securityTxt}`,
    '',
  ].join('\n')
}

export const element = (name: string, text: string) => `<${name}>${escapeUTF8(text)}</${name}>`
