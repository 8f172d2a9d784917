import type { Page } from '@playwright/test'

/** What is wrong with the text on the page: that it scrolls sideways, is cut, or has a word broken over two lines. */
export const faultsOfText = (page: Page): Promise<string[]> => page.evaluate(textFaults)

/** Runs in the page. Exempt is what scrolls by itself (carousels, tables, rows of keys), what visitors wrote, and lines that end in an ellipsis. */
function textFaults(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []
  const exempt =
    '[class*=sr-only], .skip-link, .drop-cap, [class*=anywhere]:not(:has(wbr)), .truncate, script, style, option, .overflow-x-auto'
  const isCutOnPurpose = (box: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(box)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || box.matches('.composer-saved ul')
  }
  const isWithin = (element: Element | null): boolean =>
    element !== null && element !== document.body && (isCutOnPurpose(element) || isWithin(element.parentElement))
  const clipping = [...document.body.querySelectorAll('*')].filter(
    (box) =>
      box.clientWidth > 1 &&
      box.scrollWidth > box.clientWidth + 2 &&
      /hidden|clip/.test(getComputedStyle(box).overflowX) &&
      !box.querySelector('.carousel') &&
      !isCutOnPurpose(box) &&
      !box.matches('[class*=staff-frame]'),
  )
  for (const image of document.images)
    if (image.checkVisibility() && !image.clientHeight) faults.push(`no height: ${image.src}`)
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement as Element
    if (!text.data.trim() || element.closest(exempt) || !element.checkVisibility({ visibilityProperty: true })) continue
    range.selectNode(text)
    const { left, right, width } = range.getBoundingClientRect()
    if (width < 2) continue
    const isCut = left < -1 || right > clientWidth + 1 || clipping.some((box) => box.contains(element))
    if (isCut && !element.closest('.carousel') && !isWithin(element)) faults.push(`cut: ${text.data}`)
    for (const { 0: word, index } of text.data.matchAll(/\d{3}-\d{3}-\d{4}|\d+\s[ap]\.m\.|[^\s\-–—/@.]{2,}/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].filter((box) => box.width > 0.5).map(({ top }) => top)
      if (Math.max(...tops) - Math.min(...tops) > 8) faults.push(`broken: ${word} in ${text.data}`)
    }
  }
  return faults
}
