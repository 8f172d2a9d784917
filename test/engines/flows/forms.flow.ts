import { expect, test } from 'vitest'
import type { Tab } from '../drivers/tab.ts'
import { choose, fill, pointAt, press, until } from '../hands.ts'
import { inTab } from '../open.ts'

const endpoint = /^\/v1\/api\/contactmails$/
const words = { name: "Ada O'Brien", email: 'ada@keepers.example', subject: 'About the light', message: 'Line\nline' }
const submit = 'form [type=submit]'
const banner = (tab: Tab) =>
  until(
    tab,
    () =>
      document.querySelector('.banner')?.checkVisibility() && document.querySelector('.banner')?.textContent?.trim(),
  )
const values = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('form .field')].map(({ name, value }) => [name, value]),
  )

async function fillAll(tab: Tab) {
  for (const [name, text] of Object.entries(words)) await fill(tab, `form [name=${name}]`, text)
  await until(tab, () => Boolean(document.querySelector('[data-island=contact-form][data-hydrated]'))).toBe(true)
  if (await tab.run(() => Boolean(document.querySelector('form select'))))
    await choose(tab, 'form select', 'Media Enquiry')
}

for (const path of ['/contact', '/our-community'])
  test(`the form of ${path} goes from loading to success and clears itself`, async () => {
    await inTab({ width: 390 }, async ({ tab, front, go }) => {
      await go(path)
      await fillAll(tab)
      const before = await tab.run(values)
      expect(before).toMatchObject(words)
      const release = front.hold(endpoint)
      await press(tab, submit)
      await banner(tab).toBe('Loading...')
      release()
      await banner(tab).toMatch(/^Success:\s+Mail sent successfully. Thank you!$/)
      await until(tab, () => {
        const { top, bottom } = document.querySelector('.sent-panel h2')?.getBoundingClientRect() ?? new DOMRect(0, -1)
        return top >= 0 && bottom <= innerHeight
      }).toBe(true)
      expect(await tab.run(values)).toMatchObject({ name: '', email: '', subject: '', message: '' })
      expect(front.requests.filter(({ method }) => method === 'POST').map(({ status }) => status)).toContain(201)
    })
  })

test('empty fields are named, the summary has the focus, and its links lead to the fields', async () => {
  await inTab({}, async ({ tab, front, go }) => {
    await go('/contact')
    await press(tab, submit)
    await banner(tab).toMatch(/^Error:\s+Fields marked with an \* are required!$/)
    await until(tab, () => document.activeElement?.className.includes('error-summary')).toBe(true)
    expect(await tab.run(() => document.querySelectorAll('form [aria-invalid=true]').length)).toBe(5)
    await press(tab, '.error-summary a')
    await until(tab, () => (document.activeElement as HTMLInputElement).name).toBe('name')
    expect(front.requests.filter(({ path }) => endpoint.test(path))).toEqual([])
  })
})

test('what the server refuses and a cut line are said, and the draft survives a reload', async () => {
  await inTab({ expected: /503|contactmails|fetch|network|connection|access control/i }, async ({ tab, front, go }) => {
    await go('/contact')
    await fillAll(tab)
    const end = front.answer(endpoint, 503, { message: 'The ink has run out.' })
    await press(tab, submit)
    await banner(tab).toMatch(/^Error:\s+The ink has run out.$/)
    end()
    const cut = front.answer(endpoint)
    await press(tab, submit)
    await banner(tab).toMatch(/^Error:\s+(?!The ink)\S/)
    cut()
    const typed = await tab.run(values)
    expect(typed).toMatchObject(words)
    await tab.reload()
    await until(tab, () => Boolean(document.querySelector('[data-island=contact-form][data-hydrated]'))).toBe(true)
    expect(await tab.run(values)).toEqual(typed)
    await press(tab, submit)
    await banner(tab).toMatch(/^Success:/)
  })
})

test('a banner goes after five seconds under the pointer that pressed, and stays while pointed at', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/contact')
    await press(tab, 'form [name=name]')
    await tab.run(() =>
      addEventListener('pointerdown', ({ clientY }) => Object.assign(window, { pointerY: clientY }), true),
    )
    await press(tab, submit)
    await banner(tab).toMatch(/^Error:/)
    await slideUnderPointer(tab)
    const seconds = await tab.run(secondsUntilGone)
    expect(seconds).toBeGreaterThan(3)
    expect(seconds).toBeLessThan(8)

    await press(tab, submit)
    await banner(tab).toMatch(/^Error:/)
    // A pointer that enters while the banner is new was not moved there on purpose.
    await tab.run(() => new Promise((resolve) => setTimeout(resolve, 700)))
    await pointAt(tab, '.banner p')
    await tab.run(() => new Promise((resolve) => setTimeout(resolve, 6500)))
    await banner(tab).toMatch(/^Error:/)
    await tab.move(5, 5)
    await until(tab, () => document.querySelector('.banner')?.checkVisibility() ?? false).toBe(false)
  })
})

test('the characters left are counted, and no more than 360 can be typed', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/contact')
    await fill(tab, 'form [name=message]', 'a\nb')
    await until(tab, () => document.querySelector('#contact-characters')?.textContent).toMatch(/357/)
    await tab.type('x'.repeat(40))
    await until(tab, () => document.querySelector('#contact-characters')?.textContent).toMatch(/317/)
    const limit = await tab.run(() => document.querySelector<HTMLTextAreaElement>('form [name=message]')?.maxLength)
    expect(limit).toBe(360)
  })
})

/** Scrolls the banner to where the pointer rests, which the page has seen last over the button. */
async function slideUnderPointer(tab: Tab) {
  await tab.run(() => {
    const { top, height } = (document.querySelector('.banner') as Element).getBoundingClientRect()
    scrollBy(0, top + height / 2 - Number(Reflect.get(window, 'pointerY')))
  })
  await tab.run(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

async function secondsUntilGone() {
  const began = performance.now()
  while (document.querySelector('.banner')?.checkVisibility()) await new Promise((resolve) => setTimeout(resolve, 50))
  return (performance.now() - began) / 1000
}
