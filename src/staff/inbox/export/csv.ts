/** Excel needs this byte order mark to read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of RFC 4180 with all fields quoted; docs/libraries.md says why it is written here. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`

const csvField = (text: string) => `"${neutralise(text).replaceAll('"', '""')}"`

/**
 * Spreadsheets run a field that starts like a formula, quoted or not. A leading apostrophe turns it into text.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
const neutralise = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)
