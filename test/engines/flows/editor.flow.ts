import { expect, test } from 'vitest'
import { gitIn } from '../../helpers/content-repository.ts'
import { fill, press, signIn, until } from '../hands.ts'
import { engine, inTab } from '../open.ts'
import { repository } from '../site.ts'

/** An entry of its own for each engine, as they run at once. */
const partner = { chromium: 'clinker-boat-school', firefox: 'copper-trestle-line', webkit: 'boxcar-fringe' }[engine]
/** Sveltia's warning, and what WebKit reports of calls that a page was left without. */
const expected = /^OAuth application ID is not defined|due to access control checks/
const file = `src/site/content/partners/${partner}.yaml`

test('staff correct a sentence in the editor, and it is in the repository', async () => {
  await inTab({ height: 1400, expected }, async ({ tab, go }) => {
    await go('/login')
    await signIn(tab)
    await go(`/admin/publish/editor#/collections/partners/entries/${partner}`)
    // The editor reads all of the content first.
    await expect.poll(() => tab.run(() => document.querySelectorAll('textarea').length), { timeout: 60_000 }).toBe(1)
    await fill(tab, 'textarea', 'Quite.')
    await press(tab, 'button[aria-keyshortcuts="Ctrl+S"]')
    await until(tab, () => document.querySelector('[role=status].success')?.textContent).toContain('Entry saved.')
    expect(gitIn(repository, 'show', `main:${file}`)).toContain('Quite.')
    expect(gitIn(repository, 'log', '-1', '--format=%an', 'main', '--', file)).toBe('Ada Quill')
  })
})
