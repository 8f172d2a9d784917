import { expect, it } from 'vitest'
import { keyTexts } from '../../../../src/staff/inbox/keys/keys-dialog.tsx'
import { commandOf, isTypedInto, keyCommands } from '../../../../src/staff/inbox/keys/use-keys.ts'

const press = (key: string, more: Partial<KeyboardEvent> = {}) => new KeyboardEvent('keydown', { key, ...more })

it.each(Object.entries(keyCommands))('%s has its command', (key, command) =>
  expect(commandOf(press(key), false)).toBe(command),
)

it('digits choose saved replies', () => expect(commandOf(press('3'), false)).toBeTypeOf('function'))

it.each(['0', 'J', 'Enter', 'constructor', 'q'])('%s means nothing', (key) =>
  expect(commandOf(press(key), false)).toBeNull(),
)

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  'no key does anything with %o',
  (more) => expect(commandOf(press('j', more), false)).toBeNull(),
)

it('no key does anything while somebody types', () => expect(commandOf(press('j'), true)).toBeNull())

it.each([
  ['<input type="search">', true],
  ['<input type="checkbox">', false],
  ['<input type="radio">', false],
  ['<div popover><button></button></div>', false],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<button></button>', false],
  ['<dialog open><button></button></dialog>', true],
])('typing into %s: %s', (html, isTyped) => {
  document.body.innerHTML = html
  expect(isTypedInto(document.body.querySelector('button, input, textarea, select'))).toBe(isTyped)
})

it('the list of keys names each', () =>
  expect(keyTexts.flatMap(([keys]) => keys.split(' '))).toEqual(expect.arrayContaining(Object.keys(keyCommands))))
