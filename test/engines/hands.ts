import { expect, inject } from 'vitest'
import type { Tab } from './drivers/tab.ts'

/** Waits until the function, run in the page, returns this. */
export const until = <A extends unknown[]>(tab: Tab, fn: (...args: A) => unknown, ...args: A) =>
  expect.poll(() => tab.run(fn, ...args).catch(String), { timeout: 10_000, interval: 50 })

/** Presses, touches or points at the middle of what the selector finds first, as a visitor would. */
export const press = async (tab: Tab, selector: string) => tab.press(...(await centreOf(tab, selector)))
export const tap = async (tab: Tab, selector: string) => tab.tap(...(await centreOf(tab, selector)))
export const pointAt = async (tab: Tab, selector: string) => tab.move(...(await centreOf(tab, selector)))

/** Follows a link or sends a form, and waits for the next page. */
export const pressAndLeave = async (tab: Tab, selector: string) => {
  await tab.run(() => void Object.assign(window, { left: false }))
  await press(tab, selector)
  await until(tab, () => !('left' in window) && document.readyState === 'complete').toBe(true)
}

export const fill = async (tab: Tab, selector: string, text: string) => {
  const isFocused = () => tab.run((selector) => document.activeElement?.matches(selector), selector)
  for (let times = 0; times < 5 && !(await isFocused()); times += 1) await press(tab, selector)
  await expect.poll(isFocused, { message: `cannot focus ${selector}` }).toBe(true)
  await tab.type(text)
}

/** From the page for it, as the engine's own admin. */
export const signIn = async (tab: Tab) => {
  const { email, password } = inject('staff')
  await fill(tab, 'main [name=email]', email)
  await fill(tab, 'main [name=password]', password)
  await pressAndLeave(tab, 'main [type=submit]')
  await until(tab, () => location.pathname).toBe('/admin/contactmails')
}

/** Drivers cannot operate the engine's own list of options, so the choice is made as the engine reports it. */
export const choose = (tab: Tab, selector: string, value: string) =>
  tab.run(
    (selector, value) => {
      const field = document.querySelector<HTMLSelectElement>(selector)
      if (!field) return
      field.focus()
      field.value = value
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    },
    selector,
    value,
  )

type Picked = { name: string; type: string; bytes: Buffer }

/** Drivers cannot operate the engine's own dialog for files, so the file is made in the page. */
export const pickFile = (tab: Tab, selector: string, { name, type, bytes }: Picked) =>
  tab.run(
    (selector, name, type, base64) => {
      const field = document.querySelector<HTMLInputElement>(selector)
      if (!field) throw new Error(`There is no ${selector}.`)
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name, { type }))
      field.files = transfer.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    selector,
    name,
    type,
    bytes.toString('base64'),
  )

type Place = { x: number; y: number; frame: number; isCounting: boolean }

/** Presses beside an open dialog, where no press closes it in its first half second. */
export const pressBeside = async (tab: Tab, x: number, y: number) => {
  const ground = () => getComputedStyle(document.querySelector(':popover-open > button') as Element).pointerEvents
  await until(tab, ground).toBe('auto')
  await tab.press(x, y)
}

/** Where to press; waits until it is there, rests, and nothing covers it. */
async function centreOf(tab: Tab, selector: string): Promise<[number, number]> {
  let place: Place | undefined
  const frames = new Set<number>()
  await expect
    .poll(
      async () => {
        const before = place
        place = await tab.run(reach, selector, tab.engine === 'firefox')
        const rests = place && before && Math.hypot(place.x - before.x, place.y - before.y) < 1
        if (!rests) frames.clear()
        if (place) frames.add(place.frame)
        // Firefox scrolls back to a field some frames after it was typed in.
        return rests && (!place?.isCounting || frames.size > 2)
      },
      { timeout: 10_000, interval: 50, message: `cannot reach ${selector}` },
    )
    .toBe(true)
  const { x, y } = place as Place
  return [x, y]
}

async function reach(selector: string, isFirefox: boolean): Promise<Place | undefined> {
  const isChanging = document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
  if (isChanging) return
  const element = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility())
  if (!element) return
  const isInside = ({ top, bottom }: DOMRect) => top >= 90 && bottom <= innerHeight
  if (!isInside(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Engines drop presses until a new page has been painted, and aim others by what they painted last. A window that
  // WebKit believes to be covered paints nothing.
  const hasScript = matchMedia('(scripting: enabled)').matches
  if (hasScript)
    await new Promise<unknown>((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(painted))
      setTimeout(painted, 1000)
    })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  // Without script, only the clock of animations tells one frame from the next. It stands still where nothing moves.
  const isCounting = isFirefox && !hasScript
  if (isCounting) document.documentElement.animate(null, 1000)
  const frame = Number(document.timeline.currentTime)
  return element.contains(hit) || hit?.contains(element) ? { x, y, frame, isCounting } : undefined
}
