import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { kinds } from '../../../src/site/content/kinds.ts'
import { isPagePath, pageOf } from '../../../src/site/pages/all.ts'
import { attributesOf } from '../../helpers/html.ts'
import { ask, askPaths, htmlOf, pagePaths, statusOf } from '../../helpers/site.ts'

describe.each([...pagePaths, ...askPaths])('%s', (path) => {
  it('answers GET with HTML', async () => {
    const response = await ask(path)
    expect(response.status).toBe(statusOf(path))
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i)
    expect(await response.text()).toMatch(/^<!DOCTYPE html><html [\s\S]*<\/html>$/)
  })

  it('has no class that reader modes drop or take for an author', async () => {
    const html = await (await ask(path)).text()
    expect(html.match(/class="[^"]*\b(byline|dateline|share|sharedaddy)\b[^"]*/g)).toBeNull()
  })

  it('leads those who ask to the form itself', async () => {
    const links = await attributesOf(await htmlOf(path), 'main a', 'href')
    for (const link of links) if (link?.startsWith(paths.ask('/'))) expect(link).toMatch(/#contact$/)
  })

  it('answers HEAD alike, without the body', async () => {
    const [head, page] = [await ask(path, { method: 'HEAD' }), await ask(path)]
    expect(head.status).toBe(page.status)
    expect(await head.text()).toBe('')
    expect([...head.headers.keys()].sort()).toEqual([...page.headers.keys()].sort())
  })

  it('streams', async () => {
    const { body } = await ask(path)
    expect(body).toBeInstanceOf(ReadableStream)
    const reader = (body as ReadableStream<Uint8Array>).getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('<!DOCTYPE html>')
    await reader.cancel()
  })

  it.each(spellings(path))('is the redirect target of %s', async (spelling) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(spelling, { method })
      expect(response.status).toBe(301)
      expect(response.headers.get('Location')).toBe(path)
    }
  })

  it.each(spellings(path))('preserves the query of %s', async (spelling) => {
    const query = '?Utm=A%20b&next=//evil.example/&x'
    expect((await ask(spelling + query)).headers.get('Location')).toBe(path + query)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
    for (const spelling of [path, `${path.toUpperCase()}?x`]) {
      const response = await ask(spelling, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('GET, HEAD')
    }
  })
})

it('accepts an escaped ampersand in the path of travel and tourism', async () => {
  const response = await ask('/brands/domain/travel-%26-tourism')
  const target = new URL(response.headers.get('Location') ?? '', 'https://forager.example')
  expect((await ask(target.pathname)).status).toBe(200)
})

it('recognises a page only by its canonical path', () => {
  for (const path of pagePaths) expect(isPagePath(path)).toBe(true)
  for (const path of ['', '/Our-Story', '/our-story/', '/brands', '/v1/api']) expect(isPagePath(path)).toBe(false)
})

/** Other ways to spell a path: case, trailing slashes, needless escapes. */
function spellings(path: string) {
  if (path === paths.home) return ['//', '///', '/%2F']
  const last = path.slice(-1)
  return [
    path.toUpperCase(),
    path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    `${path}/`,
    `${path}//`,
    `${path.toUpperCase()}/`,
    `${path.slice(0, -1)}%${last.charCodeAt(0).toString(16)}`,
    `${path.replaceAll('/', '%2F').replace('%2F', '/')}%2f`,
  ]
}

it.each(Object.entries(kinds))('the page that shows drafts of %s exists', (_name, { page }) => {
  expect(pageOf(page)).toBeDefined()
})
