/** Excel takes a file without a byte order mark for something other than UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of RFC 4180, every field quoted, with its CRLF. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`

const csvField = (text: string) => `"${neutral(text).replaceAll('"', '""')}"`

/**
 * A spreadsheet runs what starts like a formula, quoted or not; an apostrophe before it makes it text.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
const neutral = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)
