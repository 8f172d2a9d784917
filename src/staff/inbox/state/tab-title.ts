import { paneWords as words } from '../words.ts'

/**
 * What the browser's tab says: how many are open, and the subject of the message in the pane, between the characters that
 * do for a title what `<bdi>` does for markup.
 */
export const titleOf = (subject: string | undefined, open: number): string =>
  `${open > 0 ? `(${open}) ` : ''}${subject === undefined ? words.title : `\u2068${subject}\u2069`}`
