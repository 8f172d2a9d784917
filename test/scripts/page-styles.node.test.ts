import { describe, expect, it } from 'vitest'
import { pageStyles } from '../../scripts/page-styles.ts'
import { sheetOf } from '../../src/layout/style-sheet.ts'

const sheetFor = (html: string, css: string) => sheetOf(pageStyles(css, [{ path: '/', html }]), '/')

const page = '<main class="card wide" id="content"><a href="/" aria-current="page">Home</a></main>'

describe('a page gets the rules', () => {
  it.each([
    ['of its elements, classes, ids and attributes', 'a{top:0}.card{top:0}#content{top:0}[aria-current]{top:0}'],
    ['of what is in and beside them', '.card>a{top:0}main .wide{top:0}'],
    ['of their states and pseudo-elements', 'a:hover{top:0}.card:focus-within{top:0}a:before{top:0}::selection{top:0}'],
    ['of which one alternative is possible', ':is(.card,.gone){top:0}:where(.gone,a):active{top:0}'],
    ['of what they are not', 'a:not(.gone){top:0}.card:not([open]){top:0}'],
    ['of their places', 'a:nth-child(2n){top:0}.card:nth-child(2n + 1){top:0}main:first-child{top:0}'],
    ['of what holds one of them', 'main:has(>a){top:0}'],
    ['of what scripts set', '[data-scrolled] .card{top:0}main[hidden]{top:0}.card[aria-invalid=true]{top:0}'],
    ['under a condition', '@media print{.card{top:0}}@supports (top:0){a{top:0}}@starting-style{.card{top:0}}'],
    ['under two', '@media (width>=1px){@media (width<=9px){.card{top:0}}}'],
    ['for every element', '*,:before{top:0}:root{top:0}[class*=car]{top:0}'],
  ])('%s', (_, css) => {
    expect(sheetFor(`<html>${page}</html>`, css)).toBe(css)
  })

  it('in the order of the sheet, neighbours under one condition together', () => {
    const css = '@media print{.card{top:0}.gone{top:1px}a{top:2px}}.wide{top:3px}@media print{a{top:4px}}'
    expect(sheetFor(page, css)).toBe('@media print{.card{top:0}a{top:2px}}.wide{top:3px}@media print{a{top:4px}}')
  })

  it('of a class as it is written in a sheet', () => {
    const css = ".p-\\[1\\.5rem\\]{top:0}.after\\:content-\\[\\'\\'\\]:after{top:0}"
    expect(sheetFor('<p class="p-[1.5rem] after:content-[&#x27;&#x27;]"></p>', css)).toBe(css)
  })
})

describe('a page does without the rules', () => {
  it.each([
    ['of other names', 'h5{top:0}.gone{top:0}#gone{top:0}[data-gone]{top:0}'],
    ['in which one part is of another', '.card .gone{top:0}.gone>a{top:0}.card.gone{top:0}a.gone:hover{top:0}'],
    ['of which no alternative is possible', ':is(.gone,h5) a{top:0}main:has(.gone){top:0}'],
    ['under a condition, and the condition', '@media print{.gone{top:0}}@supports (top:0){@media print{h5{top:0}}}'],
    ['named like the value of an attribute', '.page{top:0}'],
    ['named like a word of its text', '.Home{top:0}'],
  ])('%s', (_, css) => {
    expect(sheetFor(page, css)).toBe('')
  })

  it('of one selector in a list', () => {
    expect(sheetFor(page, '.gone,a:hover,h5 a{top:0}')).toBe('a:hover{top:0}')
  })
})

it('an animation comes with what plays it', () => {
  const css =
    '.card{animation:drift 1s}.gone{animation:settle 1s}@keyframes drift{0%{top:0}}@keyframes settle{0%{top:0}}'
  expect(sheetFor(page, css)).toBe('.card{animation:drift 1s}@keyframes drift{0%{top:0}}')
})

it('a custom property comes with what reads it, be it by way of another or in the page', () => {
  const css = ':root{--far:1px;--near:var(--far);--drawn:2px;--lost:3px;--alone:var(--lost)}.card{top:var(--near)}'
  const html = `<html>${page}<svg><path fill="var(--drawn)"/></svg></html>`
  expect(sheetFor(html, css)).toBe(
    ':root{--far:1px;--near:var(--far);--drawn:2px;}.card{top:var(--near)}'.replace(';}', '}'),
  )
})

it('a font is never left out', () => {
  const css = '@font-face{font-family:Figtree;src:url(/a.woff2)}'
  expect(sheetFor(page, css)).toBe(css)
})

it.each([
  ['enquiry-form', '.banner{top:0}.banner[data-kind=error]{top:0}.error-summary{top:0}.field{top:0}'],
  ['session', '.truncate{top:0}'],
])('the island %s comes with what it may show later, which no other page has', (island, css) => {
  expect(sheetFor(`<div data-island="${island}"></div>`, css)).toBe(css)
  expect(sheetFor(page, css)).toBe('')
})
