import { gitIn } from '../helpers/content-repository.ts'
import { expect, openEditor } from './editor.ts'
import { forms, mark, meaningOf } from './every-form.ts'
import { test } from './fixtures.ts'
import { repository } from './site.ts'
import { createAdmin, signIn, staffBrowser } from './team.ts'

test.use({ ...staffBrowser(), actionTimeout: 60_000, locale: 'en-CA', timezoneId: 'America/Vancouver' })

test('every form saves the one text that was changed, and leaves the rest of the file as it was', async ({ page }) => {
  test.setTimeout(900_000)
  gitIn(repository, 'reset', '--hard', '--quiet', gitIn(repository, 'rev-list', '--max-parents=0', 'main'))
  await signIn(page, await createAdmin({ name: 'Ada Quill' }))
  const editor = await openEditor(page, 'news')
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  for (const { at, file, field } of forms)
    await test.step(at, async () => {
      const before = gitIn(repository, 'rev-parse', 'main')
      await page.evaluate((to) => location.assign(`#/collections/${to}`), at)
      for (const { label } of field.slice(0, -1)) await editor.expand(label)
      const text = editor.field(field.at(-1)?.label ?? '').first()
      await text.fill(`${await text.inputValue()}${mark}`)
      await editor.save()
      await expect(page).not.toHaveURL(/entries/)
      const [was, is] = [before, 'main'].map((commit) => gitIn(repository, 'show', `${commit}:${file}`))
      expect.soft(gitIn(repository, 'diff', '--name-only', before, 'main'), at).toBe(file)
      expect.soft(is?.split(mark), at).toHaveLength(2)
      expect.soft(meaningOf(is?.replace(mark, '') ?? ''), at).toBe(meaningOf(was ?? ''))
    })
})
