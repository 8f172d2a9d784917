import type { Page } from '@playwright/test'

/**
 * Does to a page what a browser's translator does: wraps each text in two `<font>` elements, and any text that comes
 * later. Its translation is the page's own words, each with an ending.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const isDone = (text: Node) =>
      text.parentElement?.translate === false || text.parentElement?.closest('font, script, style, textarea')
    const wrap = (root: Node) => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (isDone(text) || !text.data.trim()) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data.replace(/\p{L}+/gu, '$&eau')
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrap(document.body)
    document.documentElement.classList.add('translated-ltr')
    document.documentElement.lang = 'fr'
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) wrap(target)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
