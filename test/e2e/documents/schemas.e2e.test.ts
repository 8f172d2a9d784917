import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { validateXML } from 'xmllint-wasm'

const findings = async (xml: string, schema: string) => {
  const { errors } = await validateXML({
    xml: [{ fileName: 'answer.xml', contents: xml }],
    schema: [readFileSync(join(import.meta.dirname, schema), 'utf8')],
  })
  return errors.map(({ message }) => message)
}

for (const [path, schema] of [
  ['/sitemap.xml', 'sitemap.xsd'],
  ['/newsroom/feed.xml', 'rss.xsd'],
] as const) {
  test(`${path} is what ${schema} says`, async ({ request }) => {
    const xml = await (await request.get(path)).text()
    expect(await findings(xml, schema)).toEqual([])
    const broken = xml.replace(/<link>|<loc>/, '$&mailto:')
    expect(await findings(broken, schema), 'the schema refuses something').not.toEqual([])
  })
}
