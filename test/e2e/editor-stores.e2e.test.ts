import { expect, openEditor, tall } from './editor.ts'
import { test } from './fixtures.ts'
import { createAdmin, signIn, staffBrowser } from './team.ts'

test.use({ ...staffBrowser(), viewport: tall })

test('the editor starts although two of its stores ask for the same version of its database', async ({ page }) => {
  await signIn(page, await createAdmin({ name: 'Ada Quill' }))
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    let isTaken = false
    IDBFactory.prototype.open = function (name, version) {
      if (version === 2 && !isTaken) {
        isTaken = true
        const other = open.call(this, name, version)
        other.onsuccess = () => other.result.close()
      }
      return open.call(this, name, version)
    }
  })
  const editor = await openEditor(page, 'partners/new')
  await expect(editor.field('Name')).toBeVisible()
})
