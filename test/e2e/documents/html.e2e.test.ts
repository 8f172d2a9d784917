import { type APIRequestContext, expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node'
import { pagePathsOf } from '../page-paths.ts'
import { origin } from '../site.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // Four of spelling alone: how React writes void elements, names in two words and attributes without a value is
      // all one to a parser.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      // A phone number is kept on one line by this class; no-break hyphens would be copied with it.
      'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    },
  }),
)

test('every page is valid', async ({ request }) => {
  const paths = await pagePathsOf(origin)
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) {
    expect(await findings(await (await request.get(path)).text()), path).toEqual([])
  }
})

test('the page that answers a form posted without script is valid for every result', async ({ request }) => {
  expect(await findings(await answerTo(request, { name: 'Ada "Quotes" <O’Brien>' }))).toEqual([])
  const mail = {
    name: 'Ada',
    email: 'ada@keepers.example',
    subject: 'Valid',
    reason: 'Other',
    message: crypto.randomUUID(),
  }
  expect(await findings(await answerTo(request, mail))).toEqual([])
})

async function findings(html: string) {
  expect(html).toMatch(/^<!DOCTYPE html>/)
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, column }) => `${ruleId}: ${message}: …${html.slice(column - 60, column + 60)}…`),
  )
}

async function answerTo(request: APIRequestContext, form: Record<string, string>) {
  const answer = await request.post('/v1/api/contactmails', { form, headers: { Origin: origin, Accept: 'text/html' } })
  const html = await answer.text()
  expect(html).toContain('class="banner"')
  return html
}
