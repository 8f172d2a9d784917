import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'
import { paths } from '../../src/paths.ts'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'

// Colours are read at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The style guide is in no build, so its page is rendered here and put into one of the site's. */
const render = async () => {
  const { module } = await runnerImport<{ Styleguide: FunctionComponent }>('/test/styleguide/page.tsx', {
    logLevel: 'error',
  })
  return renderToStaticMarkup(createElement(module.Styleguide))
}

test('axe finds nothing in any example', async ({ page, request }) => {
  const main = `<main id="content" tabindex="-1">${await render()}</main>`
  const site = await (await request.get(paths.domain('main'))).text()
  const body = site.replace(/<main[\s\S]*<\/main>/, () => main)
  await page.route('**/styleguide', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto('/styleguide')
  await expect(page.locator('main section')).not.toHaveCount(0)
  expect(await findings(page)).toEqual([])
})
