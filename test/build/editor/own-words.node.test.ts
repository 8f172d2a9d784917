import { expect, it } from 'vitest'
import { editorConfig } from '../../../build/editor/config.ts'
import { inOwnWords, type Kind } from '../../../build/editor/own-words.ts'

const { collections, singletons } = JSON.parse(JSON.stringify(editorConfig()))
const kinds: Kind[] = [...collections, ...singletons]
const root = 'src/site/content'

it.each([
  ['news/a.md', '“bio” is empty.', '“About the author” is empty.'],
  ['news/a.md', '“hasLink” must be true or false.', '“Has a page” must be true or false.'],
  ['news/a.md', '“about.1.entity” is missing.', '“About 2, Who or what” is missing.'],
  ['jobs/a.md', '“pay.from” must be a number.', '“Pay, From” must be a number.'],
  [
    'team/a.md',
    '“title” has {x}, which is not the name of a fact.',
    '“Name” has {x}, which is not the name of a fact.',
  ],
  ['contact-info.yaml', '“emails.0.address” is not an email address.', '“Emails 1, Address” is not an email address.'],
  ['brands/a.md', 'SalalPoint points to it. Change that first.', 'Salal Point points to it. Change that first.'],
  ['brands/a.md', 'News “a-b” points to it.', 'Stories “a-b” points to it.'],
  [
    'facts.yaml',
    'It would break pages/press.yaml: “meta.title” has 64 characters.',
    'It would break “Press kit”: “For search engines, Title” has 64 characters.',
  ],
  [
    'facts.yaml',
    'It would break jobs/a.md: “howToApply” is empty.',
    'It would break “Jobs”, jobs/a.md: “How to apply” is empty.',
  ],
  ['news/a.md', 'It says “yes” must.', 'It says “yes” must.'],
  ['news/a.md', '“unknown.0” is not a field.', '“unknown, 0” is not a field.'],
])('a refusal of %s has the words of the form: %s', (path, written, shown) => {
  expect(inOwnWords(written, [`${root}/logos/a.svg`, `${root}/${path}`], kinds)).toBe(shown)
})
