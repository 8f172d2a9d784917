import { type Page, expect as quick } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { team } from '../../src/site/content/content.ts'
import { news } from '../../src/site/content/news.ts'

const { publish, publishEditor } = paths.admin

/** On a busy machine the editor takes its time to read the content and to write it. */
export const expect = quick.configure({ timeout: 60_000 })

export const story = present(news[0])
/** Somebody whose picture is a drawing. */
export const member = present(team.find(({ photograph }) => !photograph))

/** The editor makes a field once it is in sight. Nobody looks at the window, so a sixteenth of its pixels are drawn. */
export const tall = { viewport: { width: 1280, height: 4000 }, deviceScaleFactor: 0.25 }

type Upload = { name: string; mimeType: string; buffer: Buffer }

/** By way of an empty page. The development server may reload a page, which aborts a navigation or leaves it pending. */
export const visit = (page: Page, path: string) =>
  expect(async () => {
    await page.goto('about:blank', { timeout: 20_000 })
    await page.goto(path, { timeout: 50_000 })
  }).toPass({ timeout: 180_000 })

/** The editor as the office manager uses it. Counts presses; typing is none. */
export const editorOf = (page: Page) => {
  let presses = 0
  const press = async (locator: ReturnType<Page['locator']>) => {
    presses += 1
    await locator.click()
  }
  /** From the publish page, which the development server may reload just as the link is pressed. */
  const begin = (text: string) =>
    expect(async () => {
      await visit(page, publish)
      await press(page.getByRole('link', { name: text }))
      await page.waitForURL((url) => url.pathname === publishEditor, { timeout: 30_000 })
    }).toPass({ timeout: 180_000 })
  const saveButton = page.getByRole('button', { name: 'Save', exact: true })
  const field = (name: string) =>
    page.getByRole('textbox', { name, exact: true }).or(page.getByRole('spinbutton', { name, exact: true }))

  const part = (name: string) => page.getByRole('group', { name: new RegExp(`^“.?${name}.?” Field`) })

  return {
    press,
    field,
    presses: () => presses,

    start: async (text: string) => {
      await begin(text)
      await expect(saveButton).toBeVisible()
    },

    /** To an entry, by the list of its kind. */
    open: async (kind: string, entry?: string) => {
      await begin('Change anything else')
      const place = page.getByRole('treeitem', { name: kind }).first()
      await press(place)
      if (entry) await press(page.getByRole('gridcell', { name: entry, exact: true }))
    },

    fill: async (name: string, text: string, at = 0) => {
      await field(name).nth(at).fill(text)
    },

    /** A part of a page; a closed one shows its heading only. */
    expand: (name: string) => press(part(name).getByRole('button', { name: 'Expand' })),

    /** Formatted text, paragraph by paragraph. */
    write: async (name: string, paragraphs: string[]) => {
      await press(field(name))
      for (const [at, paragraph] of paragraphs.entries()) {
        if (at > 0) await page.keyboard.press('Enter')
        await page.keyboard.insertText(paragraph)
      }
    },

    add: async (list: string) => {
      await press(page.getByRole('button', { name: new RegExp(`^Add .?${list}`) }))
    },

    choose: async (name: string, option: string) => {
      await press(page.getByRole('radiogroup', { name }).getByRole('radio', { name: option }))
    },

    /** Ticks it again where the editor, still reading the entry, has lost the press. */
    addPhotograph: () =>
      expect(async () => {
        const box = page.getByRole('checkbox', { name: /^Add .?Photograph/ })
        if (!(await box.isChecked())) await press(box)
        await quick(part('File')).toBeVisible()
      }).toPass(),

    /** A file from the disk. Counts as two presses: one for the dialog, one for the file. */
    upload: async (name: string, file: Upload) => {
      presses += 2
      await part(name).locator('input[type=file]').first().setInputFiles(file)
      // Until the editor has read the file, Save would refuse the field as empty.
      await expect(part(name).getByRole('button', { name: /^Replace/ })).toBeVisible()
    },

    /** Another file from the disk, by way of the site's own pictures. Choosing the file counts as one press. */
    replace: async (file: Upload) => {
      await press(page.getByRole('button', { name: 'Replace' }))
      const dialog = page.getByRole('dialog', { name: 'Select Image' })
      // Pictures come from nowhere else.
      await expect(dialog.getByText(/Stock|URL/)).toHaveCount(0)
      const chooser = page.waitForEvent('filechooser')
      await press(dialog.getByRole('button', { name: 'Upload' }))
      presses += 1
      await (await chooser).setFiles(file)
      await press(dialog.getByRole('button', { name: 'Insert' }))
      // Until then the field is empty, and Save would refuse it.
      await expect(page.getByRole('button', { name: /^Stays in sight/ }).locator('img')).toHaveAttribute(
        'src',
        /^blob:/,
      )
    },

    /** Takes back so many changes from the publish page, the latest first. */
    takeBack: async (changes: number) => {
      const rows = page.locator('main li').filter({ has: page.locator('strong') })
      const titles = rows.locator('strong')
      await visit(page, publish)
      await expect(titles).not.toHaveCount(0)
      const before = await titles.count()
      for (let at = 0; at < changes; at += 1) {
        // What was taken back stands first by now.
        const title = await titles.nth(2 * at).innerText()
        await expect(async () => {
          await page.goto(publish)
          if ((await titles.count()) === before + at)
            await press(rows.nth(2 * at).getByRole('button', { name: /^Take back/ }))
          // A reload of the development server may have taken the press.
          await expect(titles).toHaveCount(before + at + 1, { timeout: 10_000 })
        }).toPass({ timeout: 120_000 })
        await expect(titles.first()).toHaveText(`Take back: ${title}`)
      }
    },

    save: async () => {
      await press(saveButton)
      await expect(page.getByText('Entry saved.')).toBeVisible()
      // The entry closes; before that, the page would be left with a draft to restore.
      await expect(saveButton).toHaveCount(0)
    },
  }
}
export type Editor = ReturnType<typeof editorOf>

/** Opens the editor at one of its own addresses. */
export const openEditor = async (page: Page, at: string) => {
  // Another address after the # loads no page.
  await page.goto('about:blank')
  await page.goto(`${publishEditor}#/collections/${at}`)
  return editorOf(page)
}

/** How many entries the editor keeps that are not saved. Null while it is still making its stores, one after the other. */
export const draftsIn = (page: Page) =>
  page
    .evaluate(async () => {
      const opening = indexedDB.open('gitea:forager/website')
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const stores = opening.result
      try {
        const drafts = stores.transaction('draft-backups').objectStore('draft-backups').count()
        await new Promise((resolve) => drafts.addEventListener('success', resolve))
        return drafts.result
      } finally {
        // An open connection would keep the editor from making the next one.
        stores.close()
      }
    })
    .catch(() => null)

function present<Entry>(entry: Entry | undefined): Entry {
  if (!entry) throw new Error('The content has no such entry.')
  return entry
}
