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

/** Where to press; waits until it is there, rests, and nothing covers it. */
async function centreOf(tab: Tab, selector: string): Promise<[number, number]> {
  let place: [number, number] | undefined
  await expect
    .poll(
      async () => {
        const before = place
        place = await tab.run(reach, selector)
        return place && before ? Math.hypot(place[0] - before[0], place[1] - before[1]) < 1 : false
      },
      { timeout: 10_000, interval: 50, message: `cannot reach ${selector}` },
    )
    .toBe(true)
  return place as [number, number]
}

async function reach(selector: string): Promise<[number, number] | undefined> {
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
  if (matchMedia('(scripting: enabled)').matches)
    await new Promise<unknown>((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(painted))
      setTimeout(painted, 1000)
    })
  const { x, y, width, height } = element.getBoundingClientRect()
  const [left, top] = [x + width / 2, y + height / 2]
  const hit = document.elementFromPoint(left, top)
  return element.contains(hit) || hit?.contains(element) ? [left, top] : undefined
}
