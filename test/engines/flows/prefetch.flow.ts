import { expect, test } from 'vitest'
import { press, until } from '../hands.ts'
import { inTab } from '../open.ts'

test('what a first touch needs is fetched before it, and once', async () => {
  await inTab({}, async ({ tab, front, go }) => {
    await go('/contact')
    const scripts = () => front.requests.flatMap(({ path }) => (path.endsWith('.js') ? [path] : []))
    await expect.poll(scripts).toContainEqual(expect.stringMatching(/contact-form-/))
    await expect.poll(scripts).toContainEqual(expect.stringMatching(/react-/))
    await press(tab, 'form [name=name]')
    await until(tab, () => Boolean(document.querySelector('[data-island=contact-form][data-hydrated]'))).toBe(true)
    expect(scripts().toSorted()).toEqual([...new Set(scripts())].toSorted())
  })
})
