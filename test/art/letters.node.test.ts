import { expect, test } from 'vitest'
import { outline } from '../../art/parts/letters.ts'

const set = (text: string) => outline(text, { font: 'fraunces', size: 60, weight: 600 })

test('letters outside Latin-1 are set, however they are encoded', () => {
  expect(set('Łódź').width).toBeGreaterThan(set('ódź').width)
  expect(set('Nguyễn').width).toBeGreaterThan(set('Nguyn').width)
  expect(set('Gdańsk'.normalize('NFD'))).toEqual(set('Gdańsk'))
})

test('what the typeface lacks is left out', () => {
  expect(set('Wharf ✓')).toEqual(set('Wharf '))
  expect(set('埠頭')).toEqual({ d: '', width: 0 })
})
