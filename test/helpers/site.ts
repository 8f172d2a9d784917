import { env } from 'cloudflare:workers'
import { app } from '../../src/app.ts'
import type { Bindings } from '../../src/env.ts'
import { paths } from '../../src/paths.ts'
import { indexableMetas } from '../../src/site/pages/all.ts'
import { topicNames } from '../../src/site/publication/topics.ts'

export const origin = 'https://forager.example'

/** Asks the whole site. A path is sent as it is spelled; a redirect is not followed. */
export const ask = (path: string, init: RequestInit = {}, bindings: Bindings = env) =>
  app.request(new Request(origin + path, { redirect: 'manual', ...init }), undefined, bindings)

/** The path of every page that is public today. */
export const pagePaths = [...indexableMetas().map(({ pathname }) => pathname), paths.notFound]

/** The path of every form that is filled for a topic of today. */
export const askPaths = topicNames().map(({ about }) => paths.ask(about))

export const statusOf = (path: string) => (path === paths.notFound ? 404 : 200)

const pages = new Map<string, Promise<string>>()

/** The page's HTML, rendered once for all tests of a file. */
export const htmlOf = (path: string): Promise<string> => {
  const html = pages.get(path) ?? Promise.resolve(ask(path)).then((response) => response.text())
  pages.set(path, html)
  return html
}
