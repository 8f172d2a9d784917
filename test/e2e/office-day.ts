import { expect, type Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { type Editor, member, visit } from './editor.ts'

type Task = {
  name: string
  run: (editor: Editor, page: Page) => Promise<void>
  /** The file that it changes, and what the file says afterwards. */
  file: string
  says: string
  /** The public page on which it ends, and the words or the element to be seen there, or no longer. */
  path: string
  shows?: string
  hides?: string
}

/** Opens the public page until it says so. */
export const seePublic = (page: Page, { path, shows, hides }: Task, origin = '') =>
  expect(async () => {
    const see = (what: string) => (what.startsWith('img') ? page.locator(what) : page.getByText(what))
    await visit(page, origin + path)
    if (shows) await expect(see(shows).first()).toBeVisible({ timeout: 3000 })
    if (hides) await expect(see(hides)).toHaveCount(0, { timeout: 3000 })
  }).toPass({ timeout: 120_000 })

/** One for all tasks, whose day may end at midnight. */
const now = Date.now()

const dayFrom = (days: number) => {
  const date = new Date(now + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format(date)
}
/** As the files have it: dd/mm/yyyy. */
const asStored = (day: string) => day.split('-').reverse().join('/')

const nextTuesday = (() => {
  const days = Array.from({ length: 7 }, (_, at) => dayFrom(at + 1))
  return days.find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 2) ?? ''
})()

const paragraphs = ['one', 'two', 'three', 'four', 'five'].map((number) => `This is paragraph ${number} of the story.`)

const logo = {
  name: 'plumb-line.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M2 2h56v16H2z"/></svg>'),
}

export const photograph = async (page: Page, height: number) => ({
  name: `picture-${height}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg', scale: 'css', clip: { x: 0, y: 0, width: 1000, height } }),
})

/** What an office manager does in a day. The order matters: the last one closes a job that was posted before. */
export const officeDay: Task[] = [
  {
    name: 'correct a sentence',
    run: async (editor) => {
      await editor.open('Home')
      await editor.expand('Top of the page')
      await editor.fill('Introduction', 'We have corrected this sentence.')
      await editor.save()
    },
    file: 'pages/home.yaml',
    says: 'lead: We have corrected this sentence.',
    path: paths.home,
    shows: 'We have corrected this sentence.',
  },
  {
    name: 'write a story for next Tuesday',
    run: async (editor) => {
      await editor.start('Write a story')
      await editor.fill('Heading', 'Tuesday’s Story: At the Café')
      await editor.fill('Subheading', 'It is written today and read next week')
      await editor.fill('Date', nextTuesday)
      await editor.fill('Appears', `${nextTuesday}T09:30`)
      await editor.fill('Author', 'Ada Quill')
      await editor.fill('About the author', 'Ada Quill keeps the office.')
      await editor.fill('Place', 'Gibsons')
      await editor.fill('Summary', 'A story that is written today, and that nobody can read before next Tuesday.')
      for (const [at, keyword] of ['office', 'Tuesday', 'story'].entries()) {
        await editor.add('Keyword')
        await editor.fill('Keyword', keyword, at)
      }
      await editor.write('Description', paragraphs)
      await editor.save()
    },
    file: 'news/tuesdays-story-at-the-cafe.md',
    says: `appears: ${asStored(nextTuesday)} 09:30`,
    path: paths.newsroom,
    hides: 'Tuesday’s Story: At the Café',
  },
  {
    name: 'post a job',
    run: async (editor) => {
      await editor.start('Post a job')
      await editor.fill('Title', 'Keeper of the Tool Shed')
      await editor.fill('Summary', 'Keeps, mends and lends the tools of the boat shed in Gibsons, four days a week.')
      await editor.fill('Place', 'Gibsons, BC')
      await editor.choose('Employment', 'Part time')
      await editor.fill('Hours', 'Four days a week, 30 hours')
      await editor.fill('From', '24')
      await editor.fill('To', '29')
      await editor.choose('Paid by the', 'Hour')
      await editor.fill('Colleagues', 'Two boatbuilders and a dog.')
      await editor.write('Description', ['You keep the tools, mend them and lend them out.'])
      await editor.fill('How to apply', 'Tell us about a tool that you like.')
      await editor.fill('Posted', dayFrom(-7))
      await editor.fill('Last day', dayFrom(21))
      await editor.save()
    },
    file: 'jobs/keeper-of-the-tool-shed.md',
    says: 'title: Keeper of the Tool Shed',
    path: paths.careers,
    shows: 'Keeper of the Tool Shed',
  },
  {
    name: 'add a partner with a logo',
    run: async (editor) => {
      await editor.start('Add a partner')
      await editor.fill('Name', 'Plumb Line Surveyors')
      await editor.choose('Kind', 'Strategic')
      await editor.fill('Place', 'Sechelt, BC')
      await editor.fill('Description', 'Measures old buildings before anybody mends them.')
      await editor.upload('Logo', logo)
      await editor.save()
    },
    file: 'partners/plumb-line-surveyors.yaml',
    says: 'kind: strategic',
    path: paths.ourCommunity,
    shows: 'Plumb Line Surveyors',
  },
  {
    name: 'show a photograph of somebody',
    run: async (editor, page) => {
      await editor.open('Team', member.title)
      await editor.addPhotograph()
      await editor.upload('File', await photograph(page, 1250))
      await editor.save()
    },
    file: `team/${member.slug}.md`,
    says: 'file: /photographs/picture-1250.jpg',
    path: paths.ourTeam,
    shows: 'img[height="1250"]',
  },
  {
    name: 'change the photograph',
    run: async (editor, page) => {
      await editor.open('Team', member.title)
      await editor.replace(await photograph(page, 1300))
      await editor.save()
    },
    file: `team/${member.slug}.md`,
    says: 'file: /photographs/picture-1300.jpg',
    path: paths.ourTeam,
    shows: 'img[height="1300"]',
  },
  {
    name: 'change the street',
    run: async (editor) => {
      await editor.open('Address and phone')
      await editor.fill('Street', '12 Invented Lane')
      await editor.save()
    },
    file: 'contact-info.yaml',
    says: 'street: 12 Invented Lane',
    path: paths.contact,
    shows: '12 Invented Lane',
  },
  {
    name: 'change the heading of a brand',
    run: async (editor) => {
      await editor.open('Brands', 'Forager Media Group')
      await editor.fill('Heading', 'We listen before we record')
      await editor.save()
    },
    file: 'brands/fmg.md',
    says: 'heading: We listen before we record',
    path: paths.brand('fmg'),
    shows: 'We listen before we record',
  },
  {
    name: 'close the job',
    run: async (editor) => {
      await editor.open('Jobs', 'Keeper of the Tool Shed')
      await editor.fill('Last day', dayFrom(-1))
      await editor.save()
    },
    file: 'jobs/keeper-of-the-tool-shed.md',
    says: `lastDay: ${asStored(dayFrom(-1))}`,
    path: paths.careers,
    hides: 'Keeper of the Tool Shed',
  },
]
