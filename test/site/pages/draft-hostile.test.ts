import { describe, expect, it } from 'vitest'
import { draftPage } from '../../../src/site/pages/draft.tsx'
import { hostileEntries } from '../../samples/hostile-entries.ts'
import { hostileFields } from '../../samples/hostile-fields.ts'
import { hostileReferences } from '../../samples/hostile-references.ts'

/** But for line feeds, which stand between tags. */
const hidden = /(?!\n)[\p{Cc}\p{Cs}\p{Zl}\u200b\u202e\u2066]/u

/** Parses tags as browsers do, quotes included. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<[a-z][^\s>]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>/gi)].map(([tag]) => tag)

let refused = 0
let shown = 0

describe('is refused in sentences, or is harmless text', () => {
  it.each([...hostileEntries, ...hostileFields, ...hostileReferences])('$what', (draft) => {
    const { html, wrong } = draftPage(draft, {} as never)
    if (wrong.length > 0) {
      refused += 1
      for (const sentence of wrong) {
        expect(sentence).toMatch(/^[“\p{Lu}][^\n]+\.$/u)
        expect(sentence).not.toMatch(hidden)
        expect(sentence.length).toBeLessThan(600)
      }
      return
    }
    shown += 1
    const page = html ?? ''
    expect(page).toMatch(/<\/html>$/)
    expect(page).not.toMatch(hidden)
    // Every `<` begins a tag that React wrote.
    const tags = tagsOf(page)
    expect(page.match(/<[a-z]/gi)?.length).toBe(tags.length)
    // Every page's own, and that of all pages for staff.
    expect(tags.filter((tag) => /^<script/.test(tag))).toHaveLength(2)
    expect(tags.filter((tag) => /\son\w+=/.test(tag.replace(/="[^"]*"/g, '=""')))).toEqual([])
    expect(tags.filter((tag) => /(href|src|action)="\s*(javascript|data|vbscript):/i.test(tag))).toEqual([])
  })
})

it('are more than 300, of which many are refused and many are text', () => {
  expect(refused + shown).toBeGreaterThan(300)
  expect(refused).toBeGreaterThan(200)
  expect(shown).toBeGreaterThan(50)
})
