import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../../../src/contactmails/search/fold.ts'
import { markHits } from '../../../../src/staff/inbox/list/mark-hits.ts'
import { parseSearch } from '../../../../src/staff/inbox/search/search.ts'

const nothing = { texts: [], from: [], reasons: null, after: null, before: null }

describe('folding', () => {
  it.each([
    ['AMÉLIE', 'amelie'],
    ['Ame\u0301lie', 'amelie'],
    ['Straße STRAẞE ΟΔΟΣ', 'strasse strasse οδοσ'],
    ['low ¨ water', 'low water'],
    ['Fanø, Łódź, Æsop', 'fano, lodz, aesop'],
    ['ﬁnd  the\n\ttide', 'find the tide'],
    ['İstanbul ısı', 'istanbul isi'],
    ['Ünïcödé 100%_', 'unicode 100%_'],
    ['O’Brien’s la\u200Bntern, la\u00ADntern', "o'brien's lantern, lantern"],
  ])('%s', (text, folded) => expect(fold(text)).toBe(folded))

  it('folds what is folded to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
    const changed = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const folded = fold(String.fromCodePoint(code))
      if (fold(folded) !== folded) changed.push(code.toString(16))
    }
    expect(changed).toEqual([])
  })

  it('makes no character longer than six times its bytes', () => {
    const bytesOf = (text: string) => new TextEncoder().encode(text).length
    let most = 0
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code)
      most = Math.max(most, bytesOf(fold(character)) / bytesOf(character))
    }
    expect(most).toBe(6)
  })

  it('folds capitals and small letters alike', () => {
    for (const text of ['Amélie', 'Straße', 'ΟΔΟΣ', 'Fanø'])
      expect(fold(text.toUpperCase())).toBe(fold(text.toLowerCase()))
  })
})

describe('a search as typed', () => {
  it.each([
    ['tide  HARBOUR tide', { texts: ['tide', 'harbour'] }],
    ['“Low Water” "the keeper', { texts: ['low water', 'the keeper'] }],
    ['from:Ada from:"Ada Quill" film', { texts: ['film'], from: ['ada', 'ada quill'] }],
    ['FROM:zoë@museum.example', { from: ['zoe@museum.example'] }],
    ['reason:media', { reasons: ['Media Enquiry'] }],
    ['reason:enquiry reason:"partner"', { reasons: ['Partnership Enquiry'] }],
    ['reason:weather', { reasons: [] }],
    ['after:2026-01-31 before:2026-02-28', { after: '2026-01-31', before: '2026-02-28' }],
    ['before:2026-02-30', { texts: ['before:2026-02-30'] }],
    ['after:0026-01-31', { texts: ['after:0026-01-31'] }],
    ['before: noon', { texts: ['before:', 'noon'] }],
    ['https://museum.example note:x', { texts: ['https://museum.example', 'note:x'] }],
    ['tide +44 (0)20 7946 0958', { texts: ['079460958', 'tide'] }],
    ['12 34, 2026-11-24 noon', { texts: ['12', '34,', '2026-11-24', 'noon'] }],
    ['"" " ', {}],
    ['\u0301', {}],
  ])('%s', (typed, expected) => expect(parseSearch(typed)).toEqual({ ...nothing, ...expected }))

  it('never throws and holds folded texts only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        const { texts, from } = parseSearch(typed)
        for (const text of [...texts, ...from]) {
          expect(text.trim()).not.toBe('')
          expect(fold(text)).toBe(text)
        }
      }),
    )
  })
})

describe('hits', () => {
  it.each([
    ['Amélie asks AMELIE', ['amelie'], '[Amélie] asks [AMELIE]'],
    ['Ame\u0301lie', ['ame'], '[Ame\u0301]lie'],
    ['Straße', ['ss'], 'Stra[ß]e'],
    ['Straße', ['s'], '[S]tra[ß]e'],
    ['low\nwater', ['low water'], '[low\nwater]'],
    ['abcabc', ['bc', 'ca'], 'a[bcabc]'],
    ['🛶 canoe', ['canoe'], '🛶 [canoe]'],
    ['🛶 canoe', ['🛶'], '[🛶] canoe'],
    ['nothing', [''], 'nothing'],
  ])('%s: %j', (text, hits, marked) => {
    const pieces = markHits(text, hits)
    expect(pieces.map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text)).join('')).toBe(marked)
  })

  it('leave the text as it is, and are what the search finds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (text, typed) => {
        const hit = fold(typed)
        const pieces = markHits(text, [hit])
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        if (hit) expect(pieces.some((piece) => piece.isHit)).toBe(fold(text).includes(hit))
      }),
    )
  })
})
