import { expect, inject, test } from 'vitest'
import { dueDay } from '../../../src/contactmails/due/due-date.ts'
import { replyBy } from '../../../src/contactmails/form/form-words.ts'
import { paths } from '../../../src/paths.ts'
import { boilerplate, pressPerson } from '../../../src/site/content/press.ts'
import type { Tab } from '../drivers/tab.ts'
import { fill, press, until } from '../hands.ts'
import { engine, inTab } from '../open.ts'

const site = inject('site')
const here = () => location.pathname
const textOf = (tab: Tab, selector: string) =>
  tab.run((selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? '', selector)
const hrefOf = (tab: Tab, selector: string) =>
  tab.run((selector) => document.querySelector(selector)?.getAttribute('href') ?? '', selector)

/** Presses that lead on, counted; what is pressed and where it leads. */
function counted(tab: Tab) {
  const began = performance.now()
  let presses = 0
  const count = async (selector: string) => {
    presses += 1
    await press(tab, selector)
  }
  return {
    press: count,
    follow: async (selector: string, path: string) => {
      await count(selector)
      await until(tab, here).toBe(path)
      await until(tab, () => document.readyState).toBe('complete')
    },
    fill: async (field: string, text: string) => {
      presses += 1
      await fill(tab, `main form [name=${field}]`, text)
    },
    /** Fails if the task takes more presses. How long a hand takes is told, not judged. */
    end: (task: string, most: number) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${engine}, ${task}: ${presses} presses, ${seconds} s`)
      expect(presses).toBeLessThanOrEqual(most)
    },
  }
}

const send = async (tab: Tab, hand: ReturnType<typeof counted>) => {
  await hand.fill('name', 'Ada Quill')
  await hand.fill('email', 'ada@keepers.example')
  await hand.fill('message', 'What does a day of scanning cost?')
  await hand.press('main form [type=submit]')
  await until(tab, () => document.querySelector('.sent-panel')?.checkVisibility()).toBe(true)
}

for (const script of [true, false]) {
  const way = script ? 'with script' : 'without script'

  test(`${way}: from reading about virtual tours to asking for a price, and back to the place`, async () => {
    await inTab({ script }, async ({ tab, go }) => {
      const [brand, form] = [paths.brand('fvi'), paths.ask(paths.brand('fvi'))]
      await go(brand)
      const hand = counted(tab)
      const invitation = `main a[href^="${form}"]`
      await hand.follow(invitation, form)
      const values = await tab.run(() =>
        ['subject', 'reason', 'about'].map(
          (name) => document.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.value,
        ),
      )
      expect(values).toEqual(['A question for Forager Virtual', 'Service Enquiry', brand])
      await tab.back()
      await until(tab, here).toBe(brand)
      // Where the invitation was pressed, not the top.
      await until(
        tab,
        (selector) => {
          const { top = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
          return scrollY > 0 && top > 0 && top < innerHeight
        },
        invitation,
      ).toBe(true)
      await hand.follow(invitation, form)
      await send(tab, hand)
      expect(await textOf(tab, '.sent-panel strong')).toContain(replyBy(dueDay(new Date())))
      await hand.follow(`.sent-panel a[href="${brand}"]`, brand)
      hand.end(`price, ${way}`, 7)
    })
  })

  test(`${way}: a Friday evening at the light in a wheelchair`, async () => {
    await inTab({ script, width: 390, height: 844 }, async ({ tab, go }) => {
      await go(paths.home)
      const hand = counted(tab)
      await hand.follow(`main a[href="${paths.brand('fnd')}"].button-line`, paths.brand('fnd'))
      await hand.follow(`main a[href="${paths.salalPoint}"]`, paths.salalPoint)
      const day = await tab.run(() => document.querySelector('main time')?.getAttribute('datetime') ?? '')
      expect(new Date(day).getUTCDay()).toBe(5)
      expect(Date.parse(day)).toBeGreaterThan(Date.now() - 24 * 60 * 60 * 1000)
      const calendar = await fetch(site + (await hrefOf(tab, `main a[href$="${day}.ics"]`)))
      expect(calendar.headers.get('content-type')).toContain('text/calendar')
      expect(await calendar.text()).toContain('BEGIN:VEVENT')
      const access = await tab.run(() => document.querySelector('section:has(#access)')?.textContent ?? '')
      expect(access).toMatch(/wheelchair.*no steps, door \d+ cm/is)
      await hand.follow(`section:has(#access) a[href^="${paths.ask('/')}"]`, paths.ask(paths.brand('fnd')))
      expect(await tab.run(() => document.querySelector('main form')?.checkVisibility())).toBe(true)
      hand.end(`evening, ${way}`, 3)
    })
  })

  test(`${way}: a logo, 50 words and a name for tomorrow’s paper`, async () => {
    await inTab({ script }, async ({ tab, go }) => {
      await go(paths.newsroom)
      const hand = counted(tab)
      await hand.follow(`main a[href="${paths.press}"]`, paths.press)
      expect(await textOf(tab, '#words-50')).toBe(boilerplate()[1])
      const copies = '[data-copies=words-50]'
      if (script) {
        await until(tab, (copies) => document.querySelector(`${copies}[data-hydrated]`) !== null, copies).toBe(true)
        await hand.press(`${copies} button`)
        await until(tab, (copies) => document.querySelector(`${copies} [role=status]`)?.textContent, copies).toBe(
          'Copied',
        )
      } else expect(await tab.run((copies) => document.querySelector(copies)?.checkVisibility(), copies)).toBe(false)
      for (const [ending, type] of [
        ['svg', 'image/svg+xml'],
        ['png', 'image/png'],
      ]) {
        const logo = await hrefOf(tab, `main a[download][href*="fvi-for-light"][href$="${ending}"]`)
        expect((await fetch(site + logo)).headers.get('content-type')).toBe(type)
      }
      expect(await textOf(tab, 'section:has(#answers)')).toContain(pressPerson().name)
      hand.end(`paper, ${way}`, 2)
    })
  })

  test(`${way}: from another time zone, when an answer comes`, async () => {
    const timeZone = 'Pacific/Auckland'
    await inTab({ script, timeZone }, async ({ tab, go }) => {
      await go(paths.ask(paths.brand('fvi')))
      expect(await tab.run(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timeZone)
      const hand = counted(tab)
      // As the office counts, whatever the reader's clock shows.
      expect(await textOf(tab, 'main form')).toContain(replyBy(dueDay(new Date())))
      await send(tab, hand)
      expect(await textOf(tab, '.sent-panel')).toContain(replyBy(dueDay(new Date())))
      hand.end(`time zone, ${way}`, 4)
    })
  })

  test(`${way}: three stories on a line that drops in between`, async () => {
    const expected = /newsroom|network|connection|fetch|load|error/i
    await inTab({ script, width: 390, height: 844, expected }, async ({ tab, front, go }) => {
      await go(paths.newsroom)
      const hand = counted(tab)
      const next = 'main section:has(#next) article a'
      const first = await hrefOf(tab, 'main article a')
      await hand.follow('main article a', first)
      const second = await hrefOf(tab, next)
      const mend = front.answer(new RegExp(`^${second}$`))
      await hand.press(next)
      await new Promise((resolve) => setTimeout(resolve, 1500))
      mend()
      // The engine's own page says what happened. Whoever reads on opens the address again.
      await go(second)
      await until(tab, here).toBe(second)
      const third = await hrefOf(tab, next)
      await hand.follow(next, third)
      expect(new Set([first, second, third]).size).toBe(3)
      expect(await textOf(tab, 'h1')).not.toBe('')
      hand.end(`stories, ${way}`, 4)
    })
  })
}
