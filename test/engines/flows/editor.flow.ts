import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { gitIn } from '../../helpers/content-repository.ts'
import type { Tab } from '../drivers/tab.ts'
import { fill, pickFile, press, pressAndLeave, signIn, until } from '../hands.ts'
import { engine, inTab } from '../open.ts'
import { repository } from '../site.ts'

/** Of its own for each engine, as they run at once, and the editor stores the same file only once. */
const { partner, member, ink } = {
  chromium: { partner: 'clinker-boat-school', member: 'desmond-kwan', ink: '#224466' },
  firefox: { partner: 'copper-trestle-line', member: 'maren-okafor', ink: '#226644' },
  webkit: { partner: 'boxcar-fringe', member: 'noor-haddad', ink: '#442266' },
}[engine]
/**
 * Sveltia's warning and what it logs of a refused save. WebKit's of calls that a page was left without, and of a file
 * that its private windows cannot store.
 */
const expected =
  /^OAuth application ID|^(\[object Object\]|JSHandle@object)$|due to access control|^422 .*\/contents$|^Unhandled.*: null$/
const at = (file: string) => `main:src/site/content/${file}`
const published = (file: string) => gitIn(repository, 'show', at(file))

const save = 'button[aria-keyshortcuts="Ctrl+S"]'
const field = (name: string) => `[data-key-path="${name}"]`
const fileField = (name: string) => `${field(name)} :has(> .drop-target) > input[type=file]`
const confirm = '[role=alertdialog] button.primary'
const inSight = 'button[aria-label^="Stays in sight"]'

const svg = (shape: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" fill="${ink}">${shape}</svg>`)
const photograph = (width: number) => sharp({ create: { width, height: 600, channels: 3, background: ink } })

vi.setConfig({ testTimeout: 300_000 })

/** The editor makes a field once it is in sight. */
const inEditor = (entry: string, flow: (tab: Tab) => Promise<void>) =>
  inTab({ height: 1950, expected }, async ({ tab, go }) => {
    await go('/login')
    await signIn(tab)
    await go(`${paths.admin.publishEditor}#/collections/${entry}`)
    await eventually(tab, () => document.querySelector('textarea') !== null).toBe(true)
    await flow(tab)
  })

/** On a busy machine the editor takes its time to read the content and to write it. */
const eventually = <T>(tab: Tab, fn: () => T) =>
  expect.poll(() => tab.run(fn).catch(String), { timeout: 60_000, interval: 50 })
const saysInDialog = (tab: Tab, words: string) =>
  eventually(tab, () => document.querySelector('[role=alertdialog]')?.textContent).toContain(words)
const isSaved = (tab: Tab) =>
  eventually(tab, () => document.querySelector('[role=status].success')?.textContent).toContain('Entry saved.')

/** What the editor keeps of entries that are not saved. */
const drafts = async () => {
  const request = indexedDB.open('gitea:forager/website')
  await new Promise((resolve) => request.addEventListener('success', resolve))
  const count = request.result.transaction('draft-backups').objectStore('draft-backups').count()
  await new Promise((resolve) => count.addEventListener('success', resolve))
  request.result.close()
  return count.result
}

test('staff correct a sentence in the editor, and it is in the repository', async () => {
  await inEditor(`partners/entries/${partner}`, async (tab) => {
    await fill(tab, 'textarea', 'Quite.')
    await press(tab, save)
    await isSaved(tab)
    const file = `partners/${partner}.yaml`
    expect(published(file)).toContain('Quite.')
    expect(gitIn(repository, 'log', '-1', '--format=%an', 'main', '--', `src/site/content/${file}`)).toBe('Ada Quill')
  })
})

test('a press shows what is typed in its page, and it is still there after coming back', async () => {
  await inEditor(`team/entries/${member}`, async (tab) => {
    const position = `${field('position')} input`
    await fill(tab, position, ' of an unsaved lamp')
    await until(tab, drafts).toBe(1)
    // Drivers follow one tab only.
    await tab.run(() => document.querySelector('form[action$="/preview"]')?.setAttribute('target', '_self'))
    await pressAndLeave(tab, 'form[action$="/preview"] button')
    await until(tab, () => document.querySelector('main')?.textContent).toContain('of an unsaved lamp')
    expect(await tab.run(() => document.querySelector('p[role=status]')?.textContent)).toContain('This is a draft')
    await tab.back()
    await saysInDialog(tab, 'Restore Draft')
    await press(tab, confirm)
    await until(tab, (position) => document.querySelector<HTMLInputElement>(position)?.value, position).toContain(
      'of an unsaved lamp',
    )
  })
})

test('lists that were copied from Word are pasted as lists', async () => {
  await inEditor('news/new', async (tab) => {
    await press(tab, `${field('description')} [contenteditable=true]`)
    await tab.run(() => {
      const mark = '<span style="mso-list:Ignore">·&nbsp; </span>'
      const value = new DataTransfer()
      value.setData('text/html', ['a choir', 'a dog'].map((text) => `<p>${mark}${text}</p>`).join(''))
      // Drivers reach no clipboard, and Firefox takes no data from the options of an event.
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
      Object.defineProperty(paste, 'clipboardData', { value, configurable: true })
      document.activeElement?.dispatchEvent(paste)
    })
    const text = () => document.querySelector<HTMLInputElement>('form [name=text]')?.value
    await until(tab, text).toMatch(/^- a choir\n- a dog$/m)
  })
})

test('what is no photograph is refused; JPEG, PNG and WebP are shown, and what stays in sight is saved', async () => {
  await inEditor(`team/entries/${member}`, async (tab) => {
    const file = fileField('photograph.file')
    const box = `${field('photograph')} [role=checkbox]`
    // Until the entry has been read, the editor loses the press.
    await expect
      .poll(
        async () => {
          if (await tab.run((box) => document.querySelector(box)?.ariaChecked !== 'true', box)) await press(tab, box)
          return tab.run((file) => document.querySelector(file) !== null, file)
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(true)
    await pickFile(tab, file, { name: 'drawn.jpg', type: 'image/jpeg', bytes: svg('') })
    await saysInDialog(tab, 'doesn’t match its file extension')
    await press(tab, confirm)

    const show = async (type: 'jpeg' | 'png' | 'webp', width: number) => {
      const bytes = await photograph(width).toFormat(type).toBuffer()
      await pickFile(tab, file, { name: `${engine}-${width}.${type}`, type: `image/${type}`, bytes })
      const widthOf = (picture: string) => document.querySelector<HTMLImageElement>(picture)?.naturalWidth
      await until(tab, widthOf, `${inSight} img`).toBe(width)
      return bytes
    }
    await show('jpeg', 300)
    await press(tab, save)
    await saysInDialog(tab, 'needs at least 480 each way')
    await press(tab, confirm)
    // The editor moves the focus to its menu a moment later, and the keys below would go there.
    await eventually(tab, () => document.activeElement?.ariaLabel).toBe('Show Editor Options')

    await show('png', 640)
    await show('webp', 720)
    const bytes = await show('jpeg', 800)
    await press(tab, inSight)
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown'] as const) await tab.key(key)
    await press(tab, save)
    await isSaved(tab)
    expect(published(`team/${member}.md`)).toMatch(
      new RegExp(`file: /photographs/${engine}-800\\.jpeg\n +focus:\n +x: 60\n +y: 70\n`),
    )
    expect(Number(gitIn(repository, 'cat-file', '-s', at(`photographs/${engine}-800.jpeg`)))).toBe(bytes.length)
    expect(gitIn(repository, 'ls-tree', '-r', '--name-only', 'main')).not.toContain(`${engine}-640`)
  })
})

test('a logo on a ground is refused before it is sent; one on none is published', async () => {
  await inEditor(`partners/entries/${partner}`, async (tab) => {
    const file = fileField('logo')
    const pick = (name: string, shape: string) =>
      pickFile(tab, file, { name: `${engine}-${name}.svg`, type: 'image/svg+xml', bytes: svg(shape) })
    await pick('full', '<path d="M0 0h60v20H0z"/>')
    await press(tab, save)
    await saysInDialog(tab, 'The logo needs a transparent background.')
    await press(tab, confirm)
    await pick('free', '<path d="M2 2h56v16H2z"/>')
    await press(tab, save)
    await isSaved(tab)
    expect(published(`partners/${partner}.yaml`)).toContain(`logo: /logos/${engine}-free`)
  })
})
