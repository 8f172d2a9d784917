import type { Page } from '@playwright/test'
import { contrast, type Rgb } from '../../src/pages/styleguide/contrast.ts'

export type PaintedText = { text: string; size: number; ratio: number }

/**
 * Every line of text in sight with the contrast between its ink and what is painted behind it, read from a screenshot
 * without the text. Of the pixels behind a line the worst 0.5 % are left out: where two flat colours meet, the browser
 * smooths the seam with colours that neither has.
 */
export async function paintedTexts(page: Page, { fullPage = false } = {}): Promise<PaintedText[]> {
  const lines = await page.evaluate(visibleLines, fullPage)
  await page.evaluate(hideText)
  const screenshot = await page.screenshot({ fullPage, animations: 'allow' })
  await page.evaluate(showText)
  const behind = await page.evaluate(coloursBehind, {
    png: screenshot.toString('base64'),
    boxes: lines.map(({ box }) => box),
  })
  return lines.map(({ text, size, ink }, index) => ({ text, size, ratio: worst(ink, behind[index] ?? []) }))
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

/** Runs in the page. */
function visibleLines(fullPage: boolean) {
  const [width, height] = [
    document.documentElement.clientWidth,
    fullPage ? document.documentElement.scrollHeight : innerHeight,
  ]
  const [left, top] = fullPage ? [scrollX, scrollY] : [0, 0]
  const lines: { text: string; size: number; ink: [number, number, number]; box: [number, number, number, number] }[] =
    []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { color, fontSize, clipPath, clip } = getComputedStyle(element)
    if (clipPath !== 'none' || clip !== 'auto') continue
    const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? []
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const box = [line.left + left, line.top + top, line.right + left, line.bottom + top].map(Math.round)
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box
      if (x1 - x0 < 2 || y1 - y0 < 2 || x0 < 0 || y0 < 0 || x1 > width || y1 > height) continue
      lines.push({
        text: text.slice(0, 60),
        size: Number.parseFloat(fontSize),
        ink: [red, green, blue],
        box: [x0, y0, x1, y1],
      })
    }
  }
  return lines
}

/** Runs in the page. By the object model, which the content security policy does not govern. */
async function hideText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after, ::first-letter { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }',
  )
  document.adoptedStyleSheets = [sheet]
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** Runs in the page. */
function showText() {
  document.adoptedStyleSheets = []
}

/** Runs in the page: how often each colour occurs in each box. */
async function coloursBehind({ png, boxes }: { png: string; boxes: [number, number, number, number][] }) {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
  canvas?.drawImage(bitmap, 0, 0)
  return boxes.map(([x0, y0, x1, y1]) => {
    const { data } = canvas?.getImageData(x0, y0, x1 - x0, y1 - y0) ?? { data: [] }
    const counts = new Map<number, number>()
    for (let index = 0; index < data.length; index += 4) {
      const colour = ((data[index] ?? 0) << 16) | ((data[index + 1] ?? 0) << 8) | (data[index + 2] ?? 0)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    return [...counts]
  })
}
