import { afterEach, expect, it, vi } from 'vitest'
import { answerCommands } from '../../src/islands/invoker-commands.ts'
import { find } from '../helpers/mount.tsx'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
})

const page = () => {
  document.body.innerHTML = `
    <button id="open" command="show-modal" commandfor="box"><b>Open</b></button>
    <dialog id="box"><button id="close" command="close" commandfor="box">Close</button></dialog>`
  const listen = vi.spyOn(globalThis, 'addEventListener')
  answerCommands()
  for (const [type, listener] of listen.mock.calls) addedListeners.push([type, listener as EventListener])
  return find<HTMLDialogElement>(document.body, 'dialog')
}
const addedListeners: [string, EventListener][] = []
afterEach(() => {
  for (const [type, listener] of addedListeners.splice(0)) removeEventListener(type, listener)
})

it('opens and closes a dialog where the browser cannot', () => {
  const dialog = page()
  find(document.body, 'b').click()
  expect(dialog.open).toBe(true)
  find(document.body, '#open').click()
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
