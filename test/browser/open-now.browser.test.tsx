import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hydrate } from '../../src/browser/open-now.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}Z`)
const hours = [at('17:00'), at('23:00'), at('17:00') + 86_400_000, at('23:00') + 86_400_000]

const isHidden = (sign: HTMLElement) => sign.textContent.trim() === ''

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function signAt(time: number) {
  vi.setSystemTime(time)
  document.body.innerHTML = `<strong data-hours="${hours.join(' ')}" data-open-now="Open now">&nbsp;</strong>`
  const sign = document.querySelector('strong') as HTMLElement
  await hydrate(sign)
  return sign
}

it.each([
  ['before opening', at('16:59'), true],
  ['at opening', at('17:00'), false],
  ['before closing', at('22:59'), false],
  ['at closing', at('23:00'), true],
  ['on the next day', at('18:00') + 86_400_000, false],
  ['when the page says no more', at('18:00') + 5 * 86_400_000, true],
])('%s', async (_when, time, hidden) => {
  expect(isHidden(await signAt(time))).toBe(hidden)
})

it('goes at closing time in a page that stays open', async () => {
  const sign = await signAt(at('22:59'))
  vi.advanceTimersByTime(90_000)
  expect(isHidden(sign)).toBe(true)
})

it('is right at once when the reader comes back to the tab', async () => {
  const sign = await signAt(at('12:00'))
  vi.setSystemTime(at('18:00'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(isHidden(sign)).toBe(false)
})

it('says nothing where the page names no hours', async () => {
  document.body.innerHTML = '<strong>&nbsp;</strong>'
  const sign = document.querySelector('strong') as HTMLElement
  await hydrate(sign)
  expect(isHidden(sign)).toBe(true)
})
