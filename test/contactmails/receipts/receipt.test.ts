import { expect, it } from 'vitest'
import { harmlessExcerpt } from '../../../src/contactmails/receipts/receipt.ts'

it.each([
  ['Our keeper is ninety-three.\nCould you come in May?', 'Our keeper is ninety-three. Could you come in May?'],
  ['L’été à Gibsons, “c’est beau” – non?', 'L’été à Gibsons, “c’est beau” – non?'],
  ['Ωραία μέρα', 'Ωραία μέρα'],
])('words and their punctuation stay: %s', (message, excerpt) => {
  expect(harmlessExcerpt(message)).toBe(excerpt)
})

it.each([
  'https://evil.example/x',
  'evil.example',
  'www.evil',
  'evil,example/x',
  'a@evil.example',
  '@evil',
  '#evil',
  '604-555-0199',
  '5550199',
  '<b>evil</b>',
  'evil\u2024example',
  'evil。example',
  'evil\u200bexample',
  'e/vil',
  'evil_example',
  '＠evil',
  'x'.repeat(25),
])('nothing that leads anywhere stays: %s', (word) => {
  expect(harmlessExcerpt(`Visit ${word} today`)).toBe('Visit […] today')
})

it('an address that is spelled out loses what makes it one', () => {
  expect(harmlessExcerpt('Go to evil dot example DOT com or evil (dot) com')).toBe(
    'Go to evil […] example […] or evil […]',
  )
})

it('20 words stay, however long the message is', () => {
  const words = Array.from({ length: 60 }, (_, index) => String.fromCharCode(97 + (index % 26)))
  expect(harmlessExcerpt(words.join(' '))).toBe(`${words.slice(0, 20).join(' ')} […]`)
})
