import { expect, test } from 'vitest'
import { choose, fill, press, until } from '../hands.ts'
import { engine, inTab } from '../open.ts'

const here = () => location.pathname

test('a page opens at its top; back returns to the place, forward to the next page', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/our-story')
    await tab.run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await until(tab, () => scrollY > 1000).toBe(true)
    const before = await tab.run(() => scrollY)
    await press(tab, 'footer nav a[href="/careers"]')
    await until(tab, here).toBe('/careers')
    expect(await tab.run(() => scrollY)).toBe(0)
    await tab.back()
    await until(tab, here).toBe('/our-story')
    await until(tab, (before) => Math.abs(scrollY - before) < 200, before).toBe(true)
    await tab.forward()
    await until(tab, here).toBe('/careers')
    await until(tab, () => document.querySelector('h1')?.checkVisibility()).toBe(true)
  })
})

test('what was typed is there again after going back', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/contact')
    await fill(tab, 'form [name=name]', 'Ada')
    await until(tab, () => Boolean(document.querySelector('[data-island=contact-form][data-hydrated]'))).toBe(true)
    await tab.type(' Quill')
    await fill(tab, 'form [name=subject]', 'The lamp')
    await press(tab, 'footer nav a[href="/careers"]')
    await until(tab, here).toBe('/careers')
    await tab.back()
    await until(tab, () => document.querySelector<HTMLInputElement>('form [name=name]')?.value).toBe('Ada Quill')
    // Safari empties fields without autocompletion when it shows a page again.
    await until(tab, () => document.querySelector<HTMLInputElement>('form [name=subject]')?.value).toBe('The lamp')
    await press(tab, 'form [type=submit]')
    await until(tab, () => document.querySelector('.banner')?.textContent?.trim()).toMatch(/^Error:/)
  })
})

test('scripts run again on a page that is loaded again and again', async () => {
  await inTab({}, async ({ tab, go }) => {
    await go('/contact')
    for (let times = 0; times < 3; times += 1) {
      await tab.run(() => scrollTo({ top: 600, behavior: 'instant' }))
      await until(tab, () => scrollY > 0).toBe(true)
      await tab.reload()
    }
  })
})

// Chromium's driver keeps no page whole.
test.runIf(engine !== 'chromium')(
  'a page that is kept whole while another sends its words stores nothing',
  async () => {
    await inTab({}, async ({ tab, go }) => {
      const form = '[data-island=contact-form][data-hydrated] form'
      const follow = async (path: string) => {
        await press(tab, `footer nav a[href="${path}"]`)
        await until(tab, here).toBe(path)
      }
      const send = async () => {
        await choose(tab, 'form select', 'Media Enquiry')
        await press(tab, 'form [type=submit]')
        await until(tab, () => document.querySelector('.banner')?.textContent?.trim()).toMatch(/^Success:/)
        return tab.run(() => document.querySelector('.sent-panel')?.textContent)
      }
      await go('/contact')
      await fill(tab, 'form [name=name]', 'Ada')
      await until(tab, (form) => Boolean(document.querySelector(form)), form).toBe(true)
      for (const name of ['email', 'subject', 'message']) await fill(tab, `form [name=${name}]`, 'ada@keepers.example')
      await follow('/careers')
      await follow('/contact')
      await until(tab, (form) => Boolean(document.querySelector(form)), form).toBe(true)
      const sent = await send()
      await tab.back()
      await until(tab, here).toBe('/careers')
      await tab.back()
      await until(tab, here).toBe('/contact')
      const text = () => document.querySelector<HTMLInputElement>('form [name=message]')?.value
      // Firefox gives the page its old session storage; sent again, its words have the reference of before.
      if (engine === 'firefox') expect([await tab.run(text), await send()]).toEqual(['ada@keepers.example', sent])
      else await until(tab, text).toBe('')
    })
  },
)
