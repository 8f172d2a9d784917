import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import content from '../../src/site/content/printed/content.json' with { type: 'json' }
import type { Job } from '../../src/site/content/schemas/job.ts'
import type { NewsItem } from '../../src/site/content/schemas/news-item.ts'
import previews from '../../src/ui/printed/previews.json' with { type: 'json' }
import { origin } from './site.ts'

type Given = { news?: NewsItem[]; jobs?: Job[] }

/** Loads the Worker anew with other entries. `vi.resetModules()` afterwards gives the other tests theirs back. */
export async function siteWith(given: Given) {
  vi.resetModules()
  const paths = [
    ...[2, 3].flatMap((page) => [`/newsroom/page/${page}`, `/careers/page/${page}`]),
    ...(given.news ?? []).map(({ slug }) => `/newsroom/${slug}`),
    ...(given.jobs ?? []).map(({ slug }) => `/careers/${slug}`),
  ]
  const printed = Object.fromEntries(paths.map((path) => [path, previews['/careers']]))
  vi.doMock('../../src/site/content/printed/content.json', () => ({ default: { ...content, ...given } }))
  vi.doMock('../../src/ui/printed/previews.json', () => ({ default: { ...previews, ...printed } }))
  const { default: worker } = await import('../../src/index.ts')
  const { ANALYTICS: _, ...bindings } = env
  return async (path: string, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const request = new Request(origin + path, { redirect: 'manual', ...init })
    const response = await worker.fetch(request, bindings, context)
    const text = await response.text()
    await waitOnExecutionContext(context)
    return { status: response.status, headers: response.headers, text }
  }
}

export function forgetSite() {
  vi.doUnmock('../../src/site/content/printed/content.json')
  vi.doUnmock('../../src/ui/printed/previews.json')
  vi.resetModules()
}
