import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { emailWith, type FileOfMail } from '../helpers/incoming.ts'
import { findings } from './axe.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { alertOf, createAdmin, openInbox, openRow, row, sendButton, sendMessage, staffBrowser } from './team.ts'

let email = ''

test.use(staffBrowser())
test.beforeAll(async () => {
  test.setTimeout(120_000)
  email = await createAdmin()
})

const plan = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a plan') }
const view = { name: 'Île.png', mimeType: 'image/png', buffer: Buffer.alloc(2_000_000, 7) }
const attached = (page: Page) => page.getByRole('list', { name: 'Files of this reply' }).getByRole('listitem')
const openMessage = async (page: Page) => {
  // Playwright catches every dialog from here on. If the wait below turned that on, a key could be quicker.
  page.on('filechooser', () => {})
  const { subject } = await sendMessage(page)
  await openInbox(page, email, subject)
  await openRow(page, subject)
  await expect(page.getByRole('button', { name: 'Attach', exact: true })).toBeVisible()
  return subject
}
/** Chooses files as the dialog of the system would, which a press or a key has opened. */
const attach = async (page: Page, press: () => Promise<unknown>, files: (typeof plan)[]) => {
  const chooser = page.waitForEvent('filechooser')
  await press()
  await (await chooser).setFiles(files)
}
const pressAttach = (page: Page) => () => page.getByRole('button', { name: 'Attach', exact: true }).click()
const saved = async (page: Page, name: string) => {
  const download = page.waitForEvent('download')
  await page.locator('.pane').getByRole('link', { name }).click()
  return [(await download).suggestedFilename(), await readFile(await (await download).path())] as const
}
/** Local e-mail, as Email Routing would deliver it. */
const sendEmail = async (page: Page, subject: string, files: FileOfMail[]) => {
  const from = `${crypto.randomUUID()}@museum.example`
  const data = emailWith(files, { From: `Ada Quill <${from}>`, To: 'service@forager.example', Subject: subject })
  const query = new URLSearchParams({ from, to: 'service@forager.example' })
  const answer = await page.request.post(`/cdn-cgi/local/email?${query}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('files of an e-mail are saved by a press on their name, also without script', async ({ page, browser }) => {
  const subject = `Plans ${crypto.randomUUID()}`
  const content = Buffer.alloc(700_000, 'abc')
  await sendEmail(page, subject, [
    { name: 'Plan.html', content, type: 'text/html' },
    { name: 'large.bin', content: Buffer.alloc(5_300_000) },
  ])
  await openInbox(page, email, subject)
  await expect(row(page, subject)).toContainText('File')
  await openRow(page, subject)
  const [name, found] = await saved(page, 'Plan.html')
  expect([name, Buffer.compare(found, content)]).toEqual(['Plan.html', 0])
  await expect(page.locator('.pane').getByText('5.1 MB, not stored')).toBeVisible()
  await expect(page.locator('.pane-message')).toHaveText(['Here they are.'])

  const storageState = await page.context().storageState()
  const plain = await browser.newPage({ javaScriptEnabled: false, storageState, ...staffBrowser() })
  await plain.goto(page.url())
  expect((await saved(plain, 'Plan.html'))[0]).toBe('Plan.html')
  await plain.close()
})

test('files are attached by mouse and key, removed, sent and taken back, in each tab', async ({ page }) => {
  const subject = await openMessage(page)
  await page.locator('#reply-text').fill('Here they are.')
  await attach(page, pressAttach(page), [plan, view])
  await expect(attached(page)).toHaveText([/Plan\.pdf/, /Île\.png.*1\.9 MB/])
  await page.getByRole('button', { name: 'Attach', exact: true }).focus()
  await attach(page, () => page.keyboard.press('Enter'), [plan])
  await expect(attached(page)).toHaveCount(3)
  expect(await findings(page)).toEqual([])
  // What a keyboard leaves of a phone.
  await page.setViewportSize({ width: 390, height: 508 })
  await page.locator('#reply-text').fill('Here they are.\n'.repeat(40))
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 })
  await page.locator('#reply-text').fill('Here they are.')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Remove Plan.pdf' }).first().press('Enter')
  await expect(attached(page)).toHaveText([/Île/, /Plan/])
  await expect(page.getByRole('button', { name: 'Attach', exact: true })).toBeFocused()

  const other = await page.context().newPage()
  await other.goto(page.url())
  await hydrated(other, 'inbox')
  await expect(attached(other)).toHaveCount(2)
  await other.close()

  await sendButton(page).click()
  await expect(page.locator('.composer .said-line')).toContainText('Sent')
  await expect(attached(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(attached(page)).toHaveText([/Île/, /Plan/])
  await expect(page.locator('#reply-text')).toHaveValue('Here they are.')
  await sendButton(page).click()
  const links = page.locator('[data-entry]').getByRole('listitem')
  await expect(links).toHaveText([/Île\.png/, /Plan\.pdf/])
  expect(await saved(page, 'Plan.pdf')).toEqual(['Plan.pdf', plan.buffer])
  await page.goto(`/admin/contactmails?${new URLSearchParams({ q: subject, status: 'all' })}`)
  await expect(row(page, subject)).toContainText('File')
})

test('what cannot be attached is said at the composer, and the text stays', async ({ page }) => {
  await openMessage(page)
  await page.locator('#reply-text').fill('Here it is.')
  await attach(page, pressAttach(page), [{ ...view, buffer: Buffer.alloc(3_200_000) }])
  await expect(alertOf(page)).toContainText('Île.png is not attached. A reply takes 10 files, and 3 MB together.')
  await page.context().setOffline(true)
  await attach(page, pressAttach(page), [plan])
  await expect(alertOf(page)).toContainText('Plan.pdf might not be attached. The server has not answered.')
  await page.context().setOffline(false)
  await attach(page, pressAttach(page), [view, { ...view, name: 'Again.png' }])
  await expect(alertOf(page)).toContainText('Again.png is not attached. A reply takes 10 files, and 3 MB together.')
  await expect(attached(page)).toHaveText([/Île/])
  await expect(page.locator('#reply-text')).toHaveValue('Here it is.')
})

test('files are attached by dropping and pasting them; text stays text', async ({ page }) => {
  await openMessage(page)
  const text = page.locator('#reply-text')
  /** Dispatches what the browser would. Returns whether the browser still does its own part. */
  const give = (kind: 'drop' | 'dragover' | 'paste', names: string[], words = '', place = text) =>
    place.evaluate(
      (field, { kind, names, words }) => {
        const data = new DataTransfer()
        for (const name of names) data.items.add(new File(['a plan'], name))
        if (words) data.setData('text/plain', words)
        const all = { bubbles: true, cancelable: true }
        const event =
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...all, clipboardData: data })
            : new DragEvent(kind, { ...all, dataTransfer: data })
        return field.dispatchEvent(event)
      },
      { kind, names, words },
    )
  const cue = () => page.locator('.composer').evaluate((element) => getComputedStyle(element, '::after').content)
  const beside = page.getByRole('navigation', { name: 'Staff' })
  await text.fill('Here it is.')
  expect(await give('dragover', ['Plan.pdf'], '', beside)).toBe(false)
  expect(await cue()).toBe('"Drop to attach"')
  expect(await give('drop', ['Plan.pdf', 'Deck.pdf'])).toBe(false)
  expect(await cue()).toBe('none')
  await expect(attached(page)).toHaveText([/Plan/, /Deck/])
  expect(await give('paste', ['Picture.png'])).toBe(false)
  await expect(attached(page)).toHaveCount(3)
  expect(await give('paste', ['Cells.png'], 'tide\t4.2')).toBe(true)
  // Beside the composer, too: the browser would leave the page for the file.
  await page.getByRole('tab', { name: 'Note' }).click()
  expect(await give('drop', ['Chart.pdf'], '', beside)).toBe(false)
  await expect(attached(page)).toHaveCount(4)
  await expect(text).toBeVisible()
  expect(await give('drop', [], 'a line')).toBe(true)
  await expect(attached(page)).toHaveCount(4)
  await expect(text).toHaveValue('Here it is.')
})
