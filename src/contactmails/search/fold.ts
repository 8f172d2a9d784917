/** Letters that Unicode does not take apart into a base letter and a mark. */
const letters: Record<string, string> = { ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th' }

export const fold = (text: string): string => {
  const spaced = text.replace(/\s+/gu, ' ')
  if (/^[ -~]*$/.test(spaced)) return spaced.toLowerCase()
  return Array.from(spaced, foldCharacter).join('').replace(/ +/g, ' ')
}

export const foldCharacter = (character: string): string => {
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '')
  // Upper case turns ß into ss and ς into σ; ẞ needs lower case first.
  const folded = bare.toLowerCase().toUpperCase().toLowerCase()
  return letters[folded] ?? folded
}
