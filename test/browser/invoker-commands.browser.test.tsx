import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCommands } from '../../src/islands/invoker-commands.ts'
import { find } from '../helpers/mount.tsx'

const addedListeners: [string, EventListener][] = []
const { popover } = Object.getOwnPropertyDescriptors(HTMLElement.prototype)
const prototypes = { commandForElement: HTMLButtonElement.prototype, popover: HTMLElement.prototype }
type Feature = keyof typeof prototypes

/** Makes the browser one that knows these features and not the others. */
const browserKnows = (...features: Feature[]) => {
  for (const [name, prototype] of Object.entries(prototypes) as [Feature, object][]) {
    Reflect.deleteProperty(prototype, name)
    if (features.includes(name)) Object.defineProperty(prototype, name, { value: null, configurable: true })
  }
}

beforeEach(() => browserKnows())
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  browserKnows()
  if (popover) Object.defineProperty(HTMLElement.prototype, 'popover', popover)
  for (const [type, listener] of addedListeners.splice(0)) removeEventListener(type, listener)
})

const attributes = {
  commandfor: {
    open: 'command="show-modal" commandfor="box"',
    close: 'command="close" commandfor="box"',
  },
  popovertarget: {
    open: 'popovertarget="box"',
    close: 'popovertarget="box" popovertargetaction="hide"',
  },
}
type Attribute = keyof typeof attributes

const page = (attribute: Attribute) => {
  const { open, close } = attributes[attribute]
  document.body.innerHTML = `
    <button id="open" ${open}><b>Open</b></button>
    <dialog id="box"><p>Words</p><button id="close" ${close}>Close</button></dialog>`
  const listen = vi.spyOn(globalThis, 'addEventListener')
  answerCommands()
  for (const [type, listener] of listen.mock.calls) addedListeners.push([type, listener as EventListener])
  return find<HTMLDialogElement>(document.body, 'dialog')
}

it.each(Object.keys(attributes) as Attribute[])('opens and closes a dialog by %s where the browser cannot', (name) => {
  const dialog = page(name)
  find(document.body, 'b').click()
  expect(dialog.open).toBe(true)
  find(document.body, '#open').click()
  find(document.body, 'p').click()
  expect(dialog.open).toBe(true)
  find(document.body, '#close').click()
  expect(dialog.open).toBe(false)
})

it('leaves a press to the island that has answered it', () => {
  const dialog = page('commandfor')
  find(document.body, '#open').addEventListener('click', (event) => event.preventDefault())
  find(document.body, '#open').click()
  expect(dialog.open).toBe(false)
})

it.each<[Attribute, Feature[]]>([
  ['commandfor', ['commandForElement', 'popover']],
  ['popovertarget', ['popover']],
])('leaves a press on %s to a browser that knows it', (name, features) => {
  browserKnows(...features)
  const dialog = page(name)
  find(document.body, '#open').click()
  expect(dialog.open).toBe(false)
})

it('answers commands in a browser that knows popovers alone', () => {
  browserKnows('popover')
  const dialog = page('commandfor')
  find(document.body, '#open').click()
  expect(dialog.open).toBe(true)
})
