const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in an element or in a quoted attribute, of XML and of HTML. */
export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
