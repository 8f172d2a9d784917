import type { Page } from '@playwright/test'
import { contrast, type Rgb } from '../styleguide/contrast.ts'
import { type Pixels, pixelsOf } from './screenshot.ts'

export type PaintedText = { text: string; ratio: number }

type Options = {
  /** Selectors of elements whose text is meant; all text if nothing is said. */
  within?: string[]
}

/**
 * Every line of text in the window with the contrast between its ink and what is painted behind it, read from a
 * screenshot without the text. Of the pixels behind a line the worst 0.5 % are left out: where two flat colours meet,
 * the browser smooths the seam with colours that neither has.
 */
export async function paintedTexts(page: Page, { within = ['body'] }: Options = {}): Promise<PaintedText[]> {
  const lines = await page.evaluate(visibleLines, within)
  await page.evaluate(hideText)
  const pixels = await pixelsOf(page)
  await page.evaluate(showText)
  return lines.map(({ text, ink, box }) => ({ text, ratio: worst(ink, coloursIn(pixels, box)) }))
}

const ignoredShare = 0.005

function worst(ink: Rgb, colours: (readonly [colour: number, count: number])[]) {
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0)
  let passed = 0
  for (const [colour, count] of colours.toSorted(([a], [b]) => ratio(ink, a) - ratio(ink, b))) {
    passed += count
    if (passed > pixels * ignoredShare) return ratio(ink, colour)
  }
  return Number.POSITIVE_INFINITY
}

const ratio = (ink: Rgb, colour: number) => contrast(ink, [colour >> 16, (colour >> 8) & 255, colour & 255])

type Box = [left: number, top: number, right: number, bottom: number]

/** How often each colour occurs in the box. */
function coloursIn({ data, width }: Pixels, [left, top, right, bottom]: Box) {
  const counts = new Map<number, number>()
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const colour = data.readUIntBE(4 * (y * width + x), 3)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  return [...counts]
}

/** Runs in the page. What lies under the header or a banner, or behind an open dialog, is not in sight. */
async function visibleLines(within: string[]) {
  await document.fonts.ready
  const lines: { text: string; ink: [number, number, number]; box: Box }[] = []
  const header = document.querySelector('.header-bar')
  const headerEnd = header?.getBoundingClientRect().bottom ?? 0
  const dialog = document.querySelector('dialog:popover-open')
  const banner = document.querySelector('.banner')
  const covered = banner?.checkVisibility() ? banner.getBoundingClientRect() : new DOMRect()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!text || !element?.closest(within.join()) || (dialog && !dialog.contains(element))) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { color, clipPath, clip } = getComputedStyle(element)
    if (clipPath !== 'none' || clip !== 'auto') continue
    const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? []
    const range = document.createRange()
    range.selectNodeContents(node)
    // What is scrolled out of the pane lies under the composer.
    const pane = element.closest('.pane-scroll')?.getBoundingClientRect()
    for (const line of range.getClientRects()) {
      if (pane && (line.top < pane.top || line.bottom > pane.bottom)) continue
      const box = [line.left, line.top, line.right, line.bottom].map(Math.round) as Box
      const [left, top, right, bottom] = box
      if (right - left < 2 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue
      if (!dialog && top < headerEnd && !header?.contains(element)) continue
      if (bottom > covered.top && top < covered.bottom && !banner?.contains(element)) continue
      lines.push({ text: text.slice(0, 60), ink: [red, green, blue], box })
    }
  }
  return lines
}

/** Runs in the page. By the object model, which the content security policy does not govern. */
async function hideText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    *, ::before, ::after, ::first-letter {
      color: transparent !important;
      text-decoration-color: transparent !important;
      transition: none !important;
    }`)
  document.adoptedStyleSheets.push(sheet)
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** Runs in the page. */
function showText() {
  document.adoptedStyleSheets.pop()
}
