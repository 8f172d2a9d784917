import type { Element } from '@cloudflare/workers-types'
import { decodeHTML } from 'entities'

/** The runtime's parser needs linear time. It gives up on a tag or a nesting that is too large for it. */
export const htmlToText = async (html: string): Promise<string> => {
  let line = { text: '', depth: 0 }
  const lines = [line]
  let hidden = 0
  let depth = 0
  let preformatted = 0
  let link = { address: '', text: '' }
  const add = (more: string) => {
    if (more === '\n') {
      line = { text: '', depth }
      lines.push(line)
    } else line.text += more
    link.text += more
  }
  const endLink = () => {
    // The whole text is decoded once more at the end.
    const { address } = link
    if (address && address !== linkAddress(decodeHTML(link.text))) add(` <${address.replaceAll('&', '&amp;')}>`)
    link = { address: '', text: '' }
  }
  const addBlock = (element: Element, whenLeft = () => {}) => {
    add('\n')
    element.onEndTag(() => {
      whenLeft()
      add('\n')
    })
  }
  const rewriter = new HTMLRewriter()
    .on('head, script, style, title, template, noscript, svg', {
      element(element) {
        try {
          element.onEndTag(() => {
            hidden = Math.max(0, hidden - 1)
          })
          hidden += 1
        } catch {
          // `<svg/>` has no end tag.
        }
      },
    })
    .on('body, head p, head div, head table', {
      element() {
        // A head may end without a tag.
        hidden = 0
      },
    })
    .on('a[href]', {
      element(element) {
        endLink()
        if (hidden > 0) return
        link.address = linkAddress(decodeHTML(element.getAttribute('href') ?? ''))
        element.onEndTag(endLink)
      },
    })
    .on('br, hr', { element: () => add('\n') })
    .on('p, div, li, tr, h1, h2, h3, h4, h5, h6, ul, ol, table', { element: (element) => addBlock(element) })
    .on('pre', {
      element(element) {
        preformatted += 1
        addBlock(element, () => {
          preformatted -= 1
        })
      },
    })
    .on('blockquote', {
      element(element) {
        // Mail programs also indent by it, without a line at its side.
        const isQuote = !/border(?:-left)?\s*:\s*(?:none|0)/i.test(element.getAttribute('style') ?? '')
        if (isQuote) depth += 1
        addBlock(element, () => {
          if (isQuote) depth -= 1
        })
      },
    })
    .on('td, th', { element: () => add(' ') })
    .onDocument({
      text(chunk) {
        if (hidden > 0) return
        for (const [at, text] of (preformatted > 0 ? chunk.text.split('\n') : [chunk.text]).entries()) {
          if (at > 0) add('\n')
          add(text.replace(/\s+/g, ' '))
        }
      },
    })
  try {
    await rewriter.transform(new Response(html) as never).arrayBuffer()
  } catch {
    // Text that it has read already is kept.
  }
  endLink()
  const text = lines.map(({ text, depth }) => {
    const trimmed = text.replace(/ +/g, ' ').trim()
    return trimmed && depth ? `${'>'.repeat(Math.min(depth, deepest))} ${trimmed}` : trimmed
  })
  return decodeHTML(text.join('\n').replace(/\n{3,}/g, '\n\n'))
    .replaceAll('\u00A0', ' ')
    .trim()
}

const deepest = 5

/** Where a link of an e-mail leads, as a browser reads it; empty if it leads nowhere that staff could go. */
function linkAddress(href: string) {
  const given = href.trim()
  const mailbox = /^(?:mailto:)?([^\s<>@?]+@[^\s<>?]+)/i.exec(given)?.[1]
  if (mailbox && !/^https?:/i.test(given)) return mailbox.toLowerCase()
  const whole = /^www\./i.test(given) ? `https://${given}` : given
  return /^https?:/i.test(whole) && URL.canParse(whole) ? new URL(whole).href : ''
}
