import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { clientAssets } from '../../../src/site/rendering/browser-files.ts'
import { dataset } from '../../helpers/analytics.ts'
import { findAll } from '../../helpers/html.ts'
import { ask, pagePaths, statusOf } from '../../helpers/site.ts'

const { ANALYTICS: _, ...without } = env
const withAnalytics = { ...without, ANALYTICS: dataset() }
const htmlWith = async (path: string, bindings: typeof without) => (await ask(path, {}, bindings)).text()

it.each(pagePaths)('%s measures its speed where that is counted, and only there', async (path) => {
  const linked = await findAll(await htmlWith(path, withAnalytics), 'head > script[data-beacon]')
  const attributes = { type: 'module', src: clientAssets.vitals, fetchpriority: 'low', 'data-beacon': paths.api.beacon }
  expect(linked.map((script) => script.attributes)).toEqual(
    statusOf(path) === 200 ? [{ ...attributes, async: '' }] : [],
  )
  const html = await htmlWith(path, without)
  expect(html).not.toContain(paths.api.beacon)
  expect(html).not.toContain(clientAssets.vitals)
})

it('is a file of its own in the built client', () => {
  expect(clientAssets.vitals).toMatch(/^\/(assets\/vitals-[\w-]+\.js|src\/vitals\.ts)$/)
  expect(clientAssets.vitals).not.toBe(clientAssets.script)
})

it.each([paths.login])('%s, which is for staff, measures nothing', async (path) => {
  expect(await htmlWith(path, withAnalytics)).not.toContain('data-beacon')
})
