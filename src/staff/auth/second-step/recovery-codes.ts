/** Without characters that look alike. Ten of them are 49 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten recovery codes such as `ab3de-fg5hj`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => `${randomCharacters(5)}-${randomCharacters(5)}`)

/** A code without spaces and dashes, in lower case. Accounts older than migration 0010 have codes with capitals. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '').toLowerCase()

function randomCharacters(count: number) {
  let text = ''
  while (text.length < count) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // The largest multiple of 31 in a byte, so that every character is equally likely.
    if (byte < 248) text += alphabet[byte % alphabet.length]
  }
  return text
}
