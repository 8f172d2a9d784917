const maxLength = 200

/** An at sign, escaped any number of times. */
const at = /[@\uff20\ufe6b]|%(?:25)*40/i
const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi
/** Three or more digits, with or without separators: phone and card numbers, dates of birth. */
const numbers = /\d(?:(?:[-. ()+_]|%20){0,2}\d){2,}/g

/** Masks parts of a path that may be personal data, for the log. */
export const maskedPath = (path: string): string => beginning(path).split('/').map(masked).join('/')

function masked(segment: string) {
  return at.test(segment) ? '<address>' : segment.replace(ids, '<id>').replace(numbers, '<number>')
}

/** Cuts at a segment: half an e-mail address would go unmasked. */
function beginning(path: string) {
  return path.length <= maxLength ? path : `${path.slice(0, path.lastIndexOf('/', maxLength) + 1)}…`
}
