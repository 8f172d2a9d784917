import { escapeUTF8 } from 'entities/escape'
import type { BreadcrumbList, Graph, Organization, Thing, WebPage, WebSite } from 'schema-dts'
import { paths } from '../../paths.ts'
import { picture } from '../../ui/picture/catalogue.ts'
import { photograph } from '../../ui/picture/photograph.tsx'
import { allBrands } from '../content/brands.ts'
import { company, contactInfo } from '../content/content.ts'
import type { ProseNode } from '../content/schemas/prose.ts'
import { flatMenu } from './menu.ts'
import type { PrivateMeta } from './page-meta.ts'

export const absolute = (path: string) => company.origin + path

export const organizationId = absolute('/#organization')
export const brandId = (slug: string) => absolute(`${paths.brand(slug)}#brand`)

/** A page's JSON-LD, escaped so that no text in it can end the script element. */
export function toDataBlock(meta: PrivateMeta, entity?: Thing) {
  const isAboutCompany = meta.pathname === paths.home || meta.type === 'AboutPage' || meta.type === 'ContactPage'
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      isAboutCompany ? { ...organization, ...details() } : organization,
      webSite,
      webPage(meta, isAboutCompany || entity ? (idOf(entity) ?? organizationId) : undefined),
      ...breadcrumbs(meta),
      ...(entity ? [entity] : []),
    ],
  }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

export const organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  legalName: company.legalName,
  url: absolute(paths.home),
  logo: absolute(picture('icons/icon-512').src),
} satisfies Organization

const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: company.name,
  url: absolute(paths.home),
  inLanguage: 'en-CA',
  publisher: { '@id': organizationId },
}

const details = () =>
  ({
    foundingDate: String(company.founded),
    telephone: contactInfo.phoneE164,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contactInfo.street,
      addressLocality: contactInfo.city,
      addressRegion: contactInfo.province,
      postalCode: contactInfo.postalCode,
      addressCountry: contactInfo.country,
    },
    contactPoint: contactInfo.emails.map(({ title, address }) => ({
      '@type': 'ContactPoint' as const,
      contactType: title,
      email: address,
    })),
    brand: allBrands.map(({ slug, name }) => ({
      '@type': slug === 'fnd' ? ('NGO' as const) : ('Brand' as const),
      '@id': brandId(slug),
      name,
    })),
    sameAs: company.socialLinks.flatMap(({ href }) => href || []),
  }) satisfies Partial<Organization>

const webPage = (meta: PrivateMeta, mainEntity?: string): WebPage => {
  const url = absolute(meta.pathname)
  return {
    '@type': meta.type ?? 'WebPage',
    '@id': `${url}#page`,
    url,
    name: meta.title,
    description: meta.content.join(' '),
    inLanguage: 'en-CA',
    isPartOf: { '@id': absolute('/#website') },
    ...(meta.published && { datePublished: meta.published }),
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  }
}

function breadcrumbs({ title, pathname, categories = [] }: PrivateMeta): BreadcrumbList[] {
  const above = flatMenu.filter(({ text, href }, at) => (at === 0 || categories.includes(text)) && href !== pathname)
  if (above.length === 0) return []
  const trail = [...above, { text: title.split(' | ')[0] ?? title, href: pathname }]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ text, href }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: text,
        item: absolute(href),
      })),
    },
  ]
}

/** An element of Markdown with whole addresses, since others show it elsewhere. */
export function proseHtml(node: ProseNode): string {
  if (typeof node === 'string') return escapeUTF8(node)
  const { tag, href, src, alt = '', children = [] } = node
  if (tag === 'img')
    return `<img src="${escapeUTF8(absolute(photograph(src ?? '')?.src ?? ''))}" alt="${escapeUTF8(alt)}">`
  const link = href && ` href="${escapeUTF8(href.startsWith('/') ? absolute(href) : href)}"`
  return `<${tag}${link ?? ''}>${children.map(proseHtml).join('')}</${tag}>`
}

const idOf = (entity?: Thing) => (entity && typeof entity === 'object' && '@id' in entity ? entity['@id'] : undefined)
