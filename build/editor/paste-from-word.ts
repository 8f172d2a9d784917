/** Rewrites what was copied from Word as HTML that the editor understands. */
export const pasteFromWord = (event: ClipboardEvent) => {
  const html = event.clipboardData?.getData('text/html') ?? ''
  if (!/\bmso-|<a name=/i.test(html)) return
  const value = new DataTransfer()
  value.setData('text/html', rewritten(html))
  // Firefox gives an event that a script makes no data.
  Object.defineProperty(event, 'clipboardData', { value })
}

/** Word writes a list item as a paragraph with its mark as text, and puts words into anchors that lead nowhere. */
function rewritten(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const anchor of body.querySelectorAll('a:not([href])')) anchor.replaceWith(...anchor.childNodes)
  for (const paragraph of body.querySelectorAll('p')) {
    const mark = paragraph.querySelector('[style*="mso-list:Ignore" i]')
    if (!mark) continue
    const tag = /\w[.)]/.test(mark.textContent) ? 'ol' : 'ul'
    mark.remove()
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    const before = paragraph.previousElementSibling
    const list = before?.localName === tag ? before : document.createElement(tag)
    list.append(item)
    if (list === before) paragraph.remove()
    else paragraph.replaceWith(list)
  }
  return body.innerHTML
}
