/** Code points in the web fonts: English, French and the typographic signs of the site's text. */
const ranges: [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa0], // no-break space
  [0xa9, 0xa9], // ©
  [0xab, 0xab], // «
  [0xae, 0xae], // ®
  [0xb0, 0xb0], // °
  [0xb7, 0xb7], // ·
  [0xbb, 0xbd], // » ¼ ½
  [0xc0, 0xff], // letters of Latin-1, × and ÷
  [0x152, 0x153], // Œ œ
  [0x2013, 0x2014], // – —
  [0x2018, 0x2019], // ‘ ’
  [0x201c, 0x201d], // “ ”
  [0x2026, 0x2026], // …
  [0x2032, 0x2033], // ′ ″
  [0x2212, 0x2212], // −
]

export const fontCharacters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
  .join('')

export const fontWeights = { min: 400, max: 700 }
