import { test as base, expect } from '@playwright/test'
import { pagePathsOf } from './page-paths.ts'
import { origin } from './site.ts'

type Fixtures = {
  /** Every page of the site map, and the 404 page. */
  pagePaths: string[]
  /** What the console and the page complained about; each test ends with none. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  pagePaths: async ({ request }, use) => use(await pagePathsOf(request)),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => {
        // Chromium's own note that a page was left before its view transition had ended.
        if (!message.startsWith('Transition was')) complaints.push(message)
      })
      page.on('console', (message) => {
        const expected =
          message.text().startsWith('Failed to load resource') && message.location().url.startsWith(origin)
        if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Fills the contact form with an enquiry that is complete. */
export const enquiry = (unique: string) => ({
  name: 'Ada O’Brien',
  email: "ada.o'brien@keepers.example",
  subject: `About ${unique}`,
  reason: 'Media Enquiry',
  message: 'First line\nsecond line',
})
