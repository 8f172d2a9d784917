import { describe, expect, it } from 'vitest'
import { company, contactInfo } from '../../../src/site/content/content.ts'
import { flatMenu } from '../../../src/site/layout/menu.ts'
import { attributesOf, findAll } from '../../helpers/html.ts'
import { htmlOf, pagePaths } from '../../helpers/site.ts'

describe.each(pagePaths)('the footer of %s', (path) => {
  it('links to every page except the current one', async () => {
    const html = await htmlOf(path)
    const others = flatMenu.map(({ href }) => href).filter((href) => href !== path)
    expect(await attributesOf(html, 'footer nav a', 'href')).toEqual(others)
  })

  it('has the social links that have an address', async () => {
    const html = await htmlOf(path)
    const shown = company.socialLinks.flatMap(({ href }) => href || [])
    const hrefs = await attributesOf(html, 'footer a', 'href')
    expect(hrefs.filter((href) => href.startsWith('https://') && !href.includes('wa.me'))).toEqual(shown)
    expect(hrefs).not.toContain('')
  })

  it('has the contact details and the copyright line', async () => {
    const [footer] = await findAll(await htmlOf(path), 'footer')
    expect(footer?.text).toContain(company.about)
    expect(footer?.text).toContain(`${contactInfo.city}, ${contactInfo.province}`)
    expect(footer?.text).toContain(contactInfo.phone)
    expect(footer?.text).toContain(`${new Date().getUTCFullYear()} ${company.legalName}`)
  })
})
