import type { Page } from '@playwright/test'

const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

/**
 * What the end of a sheet tears in one of the formats: a label, heading or large line from the text that follows it, or
 * the footer from the first text. Leaves the page marked.
 */
export const tornBySheets = async (page: Page, formats: string[]): Promise<string[]> => {
  await page.emulateMedia({ media: 'print' })
  const names = await page.evaluate(markTexts)
  const torn: string[] = []
  for (const format of formats) {
    const sheetOf = sheetsOfMarks((await page.pdf({ format, margin })).toString('latin1'))
    if (names.some((_, at) => !sheetOf.has(`${at}-0`) || !sheetOf.has(`${at}-1`))) throw new Error('a mark is missing')
    const apart = names.filter((_, at) => sheetOf.get(`${at}-0`) !== sheetOf.get(`${at}-1`))
    torn.push(...apart.map((name) => `${format}: ${name}`))
  }
  return torn
}

/** On which sheet of a PDF each mark lies. */
function sheetsOfMarks(pdf: string) {
  const objects = new Map([...pdf.matchAll(/(\d+) 0 obj([\s\S]*?)endobj/g)].map(([, id, text]) => [id, text]))
  const sheetOf = new Map<string, number>()
  const sheets = [...objects.values()].filter((text) => /\/Type \/Page\b/.test(String(text)))
  for (const [sheet, text] of sheets.entries()) {
    const [, links = ''] = /\/Annots \[([^\]]*)\]/.exec(String(text)) ?? []
    for (const [id] of links.matchAll(/\d+(?= 0 R)/g)) {
      const [, marks = ''] = /\(mailto:([\d+-]+)@mark/.exec(String(objects.get(id))) ?? []
      for (const mark of marks.split('+')) sheetOf.set(mark, sheet)
    }
  }
  return sheetOf
}

/** Runs in the page. Makes links of the texts that belong together, as a PDF says on which sheet a link is. */
function markTexts() {
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() && text.parentElement?.checkVisibility() && !text.parentElement.closest('script, .sr-only'))
      texts.push(text)
  }
  const footer = document.querySelector('.site-footer') as Element
  const within = (element: Element) => texts.filter((text) => element.contains(text))
  const pairs = [...document.querySelectorAll('main :is(.label, .title-part, h1, h2, h3)')].flatMap((heading) => {
    const [first] = within(heading)
    const next = texts[texts.indexOf(within(heading).at(-1) as Text) + 1]
    return first && next && !footer.contains(next) ? [{ name: heading.textContent, marked: [first, next] }] : []
  })
  pairs.push({ name: 'footer', marked: [within(footer).at(-1) as Text, texts[0] as Text] })
  for (const text of texts) {
    const ids = pairs.flatMap(({ marked }, at) => marked.flatMap((each, of) => (each === text ? [`${at}-${of}`] : [])))
    if (ids.length === 0) continue
    const link = Object.assign(document.createElement('a'), { href: `mailto:${ids.join('+')}@mark.example` })
    text.replaceWith(link)
    link.append(text)
  }
  return pairs.map(({ name }) => name)
}
