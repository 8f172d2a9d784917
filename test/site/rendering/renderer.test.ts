import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { useStore } from 'jotai'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Document } from '../../../src/site/layout/document.tsx'
import type { PageMeta } from '../../../src/site/layout/page-meta.ts'
import { metas } from '../../../src/site/pages/all.ts'
import { clientAssets } from '../../../src/site/rendering/browser-files.ts'
import { loading } from '../../../src/site/rendering/load-script.ts'
import { render } from '../../../src/site/rendering/renderer.tsx'
import { attributesOf, findAll } from '../../helpers/html.ts'

const [meta] = metas as [PageMeta]

afterEach(() => {
  vi.restoreAllMocks()
})

const siteOf = (page: FunctionComponent, props: { isPrivate?: boolean } = {}) => {
  const site = new Hono().use(render(Document)).get('/', (c) => c.render(createElement(page), { meta, ...props }))
  site.onError((_error, c) => c.text('broken', 500))
  return site
}

it('streams what the page renders inside the document', async () => {
  const response = await siteOf(() => createElement('h1', null, 'Hello')).request('/', {}, env)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i)
  expect(response.body).toBeInstanceOf(ReadableStream)
  const html = await response.text()
  expect(html).toMatch(/^<!DOCTYPE html><html /)
  expect((await findAll(html, 'main#content > h1')).map(({ text }) => text)).toEqual(['Hello'])
})

it.each([
  [true, ['noindex'], 0],
  [false, [], 1],
])('asks search engines to stay away if it is private: %s', async (isPrivate, robots, canonicals) => {
  const html = await (await siteOf(() => null, { isPrivate }).request('/', {}, env)).text()
  expect(await attributesOf(html, 'meta[name=robots]', 'content')).toEqual(robots)
  expect(await findAll(html, 'link[rel=canonical]')).toHaveLength(canonicals)
})

it('gives each request a store of its own', async () => {
  const stores: unknown[] = []
  const site = siteOf(() => {
    stores.push(useStore())
    return null
  })
  for (let times = 0; times < 2; times++) await (await site.request('/', {}, env)).text()
  expect(stores).toHaveLength(2)
  expect(stores[0]).not.toBe(stores[1])
})

it('leaves a page that throws to the error handler of the site, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = siteOf(() => {
    throw new Error('no page')
  })
  expect((await site.request('/', {}, env)).status).toBe(500)
  expect(log.mock.calls.flat().join()).toContain('no page')
})

it('sends a long page without a script to put it together', async () => {
  const paragraphs = Array.from({ length: 2000 }, (_, key) => createElement('p', { key }, 'words '.repeat(20)))
  const html = await (await siteOf(() => createElement('div', null, paragraphs)).request('/', {}, env)).text()
  const inline = await findAll(html, 'body script, script:not([src], [type="application/ld+json"])')
  expect(inline.map(({ text }) => text)).toEqual([loading(clientAssets.script)])
  expect(await findAll(html, 'main p')).toHaveLength(2000)
})
