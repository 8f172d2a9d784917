import type { Browser, Page } from '@playwright/test'
import { restMilliseconds } from '../../src/staff/inbox/state/rest.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { origin } from './site.ts'
import { createAdmin, sendButton, sendMessage, signIn, staffBrowser } from './team.ts'

/** A kind of message, how many of a day's sixty are of it, and what one presses for it; `'…` is typed. */
type Kind = {
  count: number
  message: string
  keys: string[]
  /** What it is in the end; null once it is in the bin. */
  status: 'open' | 'waiting' | 'answered' | 'closed' | 'spam' | null
  name?: string
  /** Stays open before the one pressing; otherwise the next message comes by itself. */
  stays?: boolean
}

const send = 'ControlOrMeta+Enter'
const saved = '3'
const own = (text: string) => ['r', `'${text}`, send]
const sentence = 'The boardwalk to the light station is wet, and we ask ourselves whether it is open on Sundays. '

// The rare ones first: each of them has a message after it to go on to.
const kinds: Record<string, Kind> = {
  'begun by a colleague': {
    count: 2,
    message: 'Is there a ramp?',
    keys: ['a', ...own('There is.')],
    status: 'answered',
  },
  'asks for a note': {
    count: 2,
    message: 'I called on Monday.',
    keys: ['n', "'The keeper knows", send, 'Escape', ...own('We have asked the keeper.')],
    status: 'answered',
  },
  'closed by mistake': {
    count: 2,
    message: 'May I bring a dog?',
    keys: ['e', 'z', 'k', ...own('On a leash.')],
    status: 'answered',
  },
  'sent too early': { count: 2, message: 'May I bring two?', keys: [saved, send, 'z', send], status: 'answered' },
  'for later': { count: 2, message: 'No hurry at all.', keys: ['u', 'j', 'o'], status: 'open', stays: true },
  'sent twice': { count: 2, message: 'Is the path open?', keys: ['#'], status: null },
  'waits for the sender': { count: 2, message: 'My number follows.', keys: ['w'], status: 'waiting' },
  thanks: { count: 4, message: 'Thank you, that was all.', keys: ['e'], status: 'closed' },
  'an offer': { count: 6, message: 'Our agency writes letters for you.', keys: ['s'], status: 'spam' },
  'right to left': {
    count: 2,
    name: 'ليلى حداد',
    message: 'مرحبا، متى تفتح المنارة؟',
    keys: own('At nine.'),
    status: 'answered',
  },
  markup: { count: 2, message: '<b onclick="alert(1)">When?</b>\n=SUM(A1)', keys: own('In June.'), status: 'answered' },
  long: {
    count: 4,
    message: `${sentence.repeat(3)}Thank you.`,
    keys: own('It is open on Sundays.'),
    status: 'answered',
  },
  'from the press': { count: 10, message: 'Whom may I quote?', keys: own('Ada Quill.'), status: 'answered' },
  'in another language': { count: 6, message: 'Wann ist geöffnet?', keys: [saved, send], status: 'answered' },
  'a question': { count: 12, message: 'When do you open?', keys: [saved, send], status: 'answered' },
}

const reason = 'Technical Support'
let [ada, bo] = ['', '']

test.use(staffBrowser())
test.beforeAll(async () => {
  test.setTimeout(120_000)
  ada = await createAdmin()
  bo = await createAdmin({ name: 'Bo Tern' })
})

const saveReply = async (page: Page) => {
  const form = { name: 'Opening hours', reason, body: 'Dear {name}, we open at nine.', digit: saved }
  const made = await page.request.post('/admin/saved-replies', {
    form,
    headers: { Origin: origin },
    maxRedirects: 0,
  })
  // The other test may have saved it: its key is taken then.
  expect([303, 409]).toContain(made.status())
}

const heading = (page: Page) => page.locator('article h1')
const openQueue = async (page: Page, queue: string) => {
  await page.goto(`/admin/contactmails?${new URLSearchParams({ q: queue, status: 'open' })}`)
  await hydrated(page, 'inbox')
}

/** Whether all of the message and the composer can be seen as the window stands. */
const isInSight = (page: Page) =>
  page.evaluate(() =>
    ['.pane-message', '#reply-text', '#reply .composer-send'].every((selector) => {
      const boxes = document.querySelectorAll(selector)
      const box = boxes[boxes.length - 1]?.getBoundingClientRect()
      const pane = document.querySelector('.composer')?.getBoundingClientRect()
      const floor = selector === '.pane-message' ? (pane?.top ?? 0) : innerHeight
      return box !== undefined && box.top >= 0 && box.bottom <= floor
    }),
  )

/** Works through a queue with the keys alone. Returns how many presses each message took. */
const workThrough = async (page: Page, queue: string, length: number) => {
  const presses: { kind: string; count: number }[] = []
  await openQueue(page, queue)
  await page.keyboard.press('o')
  for (let done = 0; done < length; done += 1) {
    await expect(page.locator(`[data-reply-key="${saved}"]`).first()).toBeVisible()
    // Nobody reads faster.
    await page.waitForTimeout(restMilliseconds)
    const subject = String(await heading(page).textContent())
    const kind = subject.split(' / ')[1] ?? ''
    const { keys, status } = kinds[kind] as Kind
    if (status === 'answered') expect(await isInSight(page), subject).toBe(true)
    for (const key of keys) await pressOrType(page, key, subject)
    presses.push({ kind, count: keys.filter((key) => !key.startsWith("'")).length })
    if (done < length - 1) await expect(heading(page)).not.toHaveText(subject)
  }
  return presses
}

/** Presses like somebody who looks at the screen: after each key they wait until they see what it did. */
const pressOrType = async (page: Page, key: string, subject: string) => {
  if (key.startsWith("'")) return page.keyboard.type(key.slice(1))
  await page.keyboard.press(key)
  if (key === saved) await expect(page.locator('#reply-text')).not.toHaveValue('')
  if (key === 'r') await expect(page.locator('#reply-text')).toBeFocused()
  if (key === 'e') await expect(heading(page)).not.toHaveText(subject)
  if (key === 'u') await expect(page.locator('[data-mail]', { hasText: subject }).getByRole('link')).toBeFocused()
  if (key === 'n') await expect(page.locator('#note-text')).toBeFocused()
  if (key === 'z') await expect(page.locator('[data-mail][data-status=open]', { hasText: subject })).toBeVisible()
  if (key === 'k') await expect(heading(page)).toHaveText(subject)
}

test('a day: two people answer sixty messages of fifteen kinds by keys, without scrolling', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const unique = crypto.randomUUID().slice(0, 8)
  const queues = [`${unique}-morning`, `${unique}-afternoon`] as const
  for (const [kind, { count, message, name = 'Marie Duval' }] of Object.entries(kinds))
    for (let number = 0; number < count; number += 1) {
      const fields = { name, message, reason, email: `${crypto.randomUUID()}@keepers.example` }
      await sendMessage(page, { ...fields, subject: `${queues[number % 2]} ${number} / ${kind}` })
    }
  const other = await colleague(browser)
  await signIn(page, ada)
  await signIn(other, bo)
  await saveReply(page)
  const presses = (await Promise.all([workThrough(page, queues[0], 30), workThrough(other, queues[1], 30)])).flat()

  expect(presses).toHaveLength(60)
  const answered = presses.filter(({ kind }) => kinds[kind]?.status === 'answered')
  const sum = (some: typeof presses) => some.reduce((total, { count }) => total + count, 1)
  expect(sum(answered) / answered.length).toBeLessThanOrEqual(2.5)
  expect(sum(presses) / presses.length).toBeLessThanOrEqual(2.5)

  for (const status of ['open', 'waiting', 'answered', 'closed', 'spam']) {
    const expected = Object.values(kinds)
      .filter((kind) => kind.status === status)
      .reduce((total, { count }) => total + count, 0)
    const view = status === 'spam' ? { verdict: status, status: 'all' } : { status }
    const url = `/v1/api/contactmails?${new URLSearchParams({ q: unique, ...view })}`
    // The last reply may still be on its way.
    await expect
      .poll(async () => (await (await page.request.get(url)).json()).contactMails.length, status)
      .toBe(expected)
  }
})

const colleague = async (browser: Browser) => (await browser.newContext(staffBrowser().contextOptions)).newPage()

test('on a phone three messages are answered by three taps each', async ({ browser }) => {
  const context = await browser.newContext({ ...staffBrowser(), viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const unique = crypto.randomUUID()
  for (const number of [1, 2, 3]) await sendMessage(page, { subject: `${unique} ${number}`, reason })
  await signIn(page, ada)
  await saveReply(page)
  await openQueue(page, unique)
  for (const number of [1, 2, 3]) {
    const message = page.locator('[data-mail]', { hasText: `${unique} ${number}` })
    await message.getByRole('link').tap()
    await page.getByRole('button', { name: 'Opening hours' }).first().tap()
    await expect(page.locator('#reply-text')).toHaveValue(/at nine/)
    await sendButton(page).tap()
    await expect(message).toContainText('Answered')
  }
  await context.close()
})
