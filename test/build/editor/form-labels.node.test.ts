import { expect, it } from 'vitest'
import { formLabels } from '../../../build/editor/form-labels.ts'

it.each([
  ['news', 'Stories'],
  ['salalPoint', 'Salal Point'],
  ['news.bio', 'About the author'],
  ['news.hasLink', 'Has a page'],
  ['news.about.#.entity', 'About #, Who or what'],
  ['jobs.pay.from', 'Pay, From'],
  ['team.title', 'Name'],
  ['contactInfo.emails.#.address', 'Emails #, Address'],
  ['press.meta.title', 'For search engines, Title'],
  ['press.boilerplate.texts', 'About us, ready to print, Texts'],
  ['press.boilerplate.texts.#', 'About us, ready to print, Texts #'],
])('%s is what the form calls “%s”', (path, label) => {
  expect(formLabels()[path]).toBe(label)
})
