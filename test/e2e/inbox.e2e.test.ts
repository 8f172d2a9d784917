import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { createAdmin, openFive, password, sendMessage, staffBrowser } from './team.ts'

let email = ''

test.use(staffBrowser())
test.beforeAll(async () => {
  test.setTimeout(120_000)
  email = await createAdmin()
})

const heading = (page: Page) => page.locator('article h1')

test('keys move, close, undo, mark as unread and search; typing is only typing; the filter stays', async ({ page }) => {
  const unique = await openFive(page, email)
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  const first = String(await heading(page).textContent())
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/admin/contactmails/[\\w-]+\\?q=${unique}&status=open`))
  await page.keyboard.press('j')
  await expect(heading(page)).not.toHaveText(first)
  await page.keyboard.press('k')
  await expect(heading(page)).toHaveText(first)
  await page.keyboard.press('a')
  await expect(page.locator('[data-mail][data-open]')).toContainText('Ada Quill')
  await page.keyboard.press('e')
  await expect(heading(page)).not.toHaveText(first)
  await expect(page.locator('[data-mail]', { hasText: first })).toContainText('Closed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-mail]', { hasText: first })).toContainText('due')
  await page.locator('article').focus()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/admin/contactmails?q=${unique}&status=open`)
  await page.keyboard.press('?')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.locator('[name=q]')).toBeFocused()
  await page.keyboard.type('jo')
  await expect(page.locator('article h1')).toHaveCount(0)
  await page.locator('[data-mail] button').first().press('o')
  await expect(heading(page)).toBeFocused()
  const shown = String(await heading(page).textContent())
  await page.keyboard.press('r')
  await expect(page.locator('#reply-text')).toBeFocused()
  await page.keyboard.type('just keys')
  await expect(page.locator('#reply-text')).toHaveValue('just keys')
  await expect(heading(page)).toHaveText(shown)
  await heading(page).focus()
  await page.keyboard.press('u')
  await expect(page.locator('[data-mail][data-unread]', { hasText: shown })).toBeVisible()
  await expect(heading(page)).toHaveCount(0)
})

test('several messages are changed at once, and back', async ({ page }) => {
  await openFive(page, email)
  await page.locator('[data-mail] input').first().check()
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.locator('#several').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('[data-state=closed]')).toHaveCount(5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-mail] [data-state=open]')).toHaveCount(5)
})

test('a message is assigned to a colleague and found among theirs', async ({ page }) => {
  const name = `Bo ${crypto.randomUUID()}`
  await createAdmin({ name })
  const unique = await openFive(page, email)
  await page.keyboard.press('o')
  const subject = String(await heading(page).textContent())
  const assignee = page.getByRole('combobox', { name: 'Assigned to' })
  await assignee.selectOption({ label: name })
  const value = String(await assignee.inputValue())
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.locator('[data-mail]', { hasText: subject })).toContainText(name)
  await page.goto(`/admin/contactmails?${new URLSearchParams({ q: unique, assignee: value.replace('assignee:', '') })}`)
  await expect(page.locator('[data-mail]')).toHaveText([new RegExp(subject)])
})

test('unsent text survives a reload; a note stays', async ({ page }) => {
  await openFive(page, email)
  await page.keyboard.press('o')
  await page.locator('#reply-text').fill('Half an answer')
  await page.locator('[name=body]').fill('Call first.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.locator('.pane-notes li')).toHaveText(/Call first\./)
  await page.reload()
  await hydrated(page, 'inbox')
  await expect(page.locator('#reply-text')).toHaveValue('Half an answer')
  await expect(page.locator('.pane-notes li')).toHaveText(/Call first\./)
  expect(await findings(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const openList = async (page: Page) => {
    const unique = crypto.randomUUID()
    for (const number of [1, 2, 3]) await sendMessage(page, { subject: `${unique} ${number}` })
    await page.goto('/login')
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(password)
    await page.locator('main form [type=submit]').first().click()
    const list = `/admin/contactmails?q=${unique}&status=open`
    await page.goto(list)
    await expect(page.locator('[data-mail]')).toHaveCount(3)
    return { unique, list }
  }

  test('several messages are closed, and opened again by Undo, in the same list', async ({ page }) => {
    const { list } = await openList(page)
    for (const box of await page.locator('[data-mail] input').all()) await box.check()
    await page.locator('#several').getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('[data-mail]')).toHaveCount(0)
    await expect(page.locator('.inbox-undo')).toContainText('3 messages changed.')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL(list)
    await expect(page.locator('[data-mail]')).toHaveCount(3)
    await expect(page.locator('.inbox-undo')).toHaveCount(0)
  })

  test('a note, an assignment and an answer lead back to the message in its list', async ({ page }) => {
    const { unique } = await openList(page)
    await page.locator('[data-mail] button').first().click()
    const place = new RegExp(`/admin/contactmails/[\\w-]+\\?q=${unique}&status=open`)
    await expect(page).toHaveURL(place)
    await page.locator('[name=body]').fill('Call first.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.locator('.pane-notes li')).toHaveText(/Call first\./)
    await expect(page).toHaveURL(place)
    await page.locator('.pane-tools').getByRole('button', { name: 'Assign to me' }).click()
    await expect(page.locator('[data-mail][data-open]')).toContainText('Ada Quill')
    await expect(page).toHaveURL(place)
    await page.locator('#reply-text').fill('We come in May.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.locator('#answers li')).toContainText('We come in May.')
    await expect(page).toHaveURL(place)
    await expect(page.locator('[data-mail]')).toHaveCount(2)
  })
})
