/** Gives the editor what was copied from Word in the elements that it knows. */
export const pasteFromWord = (event: ClipboardEvent) => {
  const html = event.clipboardData?.getData('text/html') ?? ''
  if (!/\bmso-|<a name=/i.test(html)) return
  const value = new DataTransfer()
  value.setData('text/html', withoutWord(html))
  // In Firefox, an event that is made here would carry no data.
  Object.defineProperty(event, 'clipboardData', { value })
}

/** Word writes a list as paragraphs with the mark in the text, and wraps words in anchors that lead nowhere. */
function withoutWord(html: string) {
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
