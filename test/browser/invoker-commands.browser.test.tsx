import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCommands } from '../../src/browser/invoker-commands.ts'
import { find } from '../helpers/mount.tsx'

const addedListeners: [string, EventListener][] = []
const forgetCommands = () => Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')

beforeEach(forgetCommands)
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  forgetCommands()
  for (const [type, listener] of addedListeners.splice(0)) removeEventListener(type, listener)
})

const page = () => {
  document.body.innerHTML = `
    <button id="open" command="show-modal" commandfor="box"><b>Open</b></button>
    <dialog id="box"><p>Words</p><button id="close" command="close" commandfor="box">Close</button></dialog>`
  const listen = vi.spyOn(globalThis, 'addEventListener')
  answerCommands()
  for (const [type, listener] of listen.mock.calls) addedListeners.push([type, listener as EventListener])
  return find<HTMLDialogElement>(document.body, 'dialog')
}

it('opens and closes a dialog where the browser cannot', () => {
  const dialog = page()
  find(document.body, 'b').click()
  expect(dialog.open).toBe(true)
  find(document.body, '#open').click()
  find(document.body, 'p').click()
  expect(dialog.open).toBe(true)
  find(document.body, '#close').click()
  expect(dialog.open).toBe(false)
})

it('leaves a press to the island that has answered it', () => {
  const dialog = page()
  find(document.body, '#open').addEventListener('click', (event) => event.preventDefault())
  find(document.body, '#open').click()
  expect(dialog.open).toBe(false)
})

it('leaves a press to a browser that knows commands', () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { value: null, configurable: true })
  const dialog = page()
  find(document.body, '#open').click()
  expect(dialog.open).toBe(false)
})
