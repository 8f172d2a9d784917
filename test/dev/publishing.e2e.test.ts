import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../src/paths.ts'
import { editorOf, tall } from '../e2e/editor.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { officeDay, seePublic } from '../e2e/office-day.ts'
import { gitIn } from '../helpers/content-repository.ts'
import { account, copy } from './site.ts'

test.use({ locale: 'en-CA', timezoneId: 'America/Vancouver', actionTimeout: 60_000, ...tall })

const textOf = (file: string) => {
  const path = join(copy, 'src/site/content', file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

test('a day at the office ends in the files of the checkout and on the public pages', async ({ page, complaints }) => {
  // Each change prints content again, and some print drawings: slow on a busy machine.
  test.setTimeout(1_200_000)
  // The development server says what it reloads, and Sveltia that it needs no OAuth.
  page.on('console', () => complaints.splice(0))
  // An earlier attempt may have changed it.
  gitIn(copy, 'checkout', '--quiet', '--', 'src/site/content')
  gitIn(copy, 'clean', '--quiet', '-d', '--force', 'src/site/content')
  const branch = gitIn(copy, 'rev-parse', 'HEAD')
  const before = new Map(officeDay.map(({ file }) => [file, textOf(file)]))
  // The file that the tests before put back may still reload the page.
  await expect(async () => {
    await page.goto(paths.admin.contactmails)
    if (new URL(page.url()).pathname === paths.login) {
      await page.locator('[name=email]').fill(account.email)
      await page.locator('[name=password]').fill(account.password)
      await page.locator('main [type=submit]').click()
    }
    await expect(page).toHaveURL(paths.admin.contactmails, { timeout: 10_000 })
  }).toPass()
  const editor = editorOf(page)
  for (const task of officeDay) {
    await test.step(task.name, async () => {
      await task.run(editor, page)
      expect(textOf(task.file)).toContain(task.says)
      await seePublic(page, task)
    })
  }
  await editor.takeBack(officeDay.length)
  for (const [file, text] of before) expect(textOf(file)).toBe(text)
  // The developer's own branch and index are left alone.
  expect(gitIn(copy, 'rev-parse', 'HEAD')).toBe(branch)
  expect(gitIn(copy, 'status', '--porcelain', '--', 'src/site/content')).toBe('')
})
