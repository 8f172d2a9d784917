import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { paths } from '../../src/paths.ts'

const HealthSchema = v.object({ checks: v.array(v.object({ name: v.string(), ok: v.boolean() })) })
/** Checks that a version can fail; the others tell of the traffic before it. */
const ownChecks = ['settings', 'database', 'schema', 'storing']
const headers = ['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options']

/** Asks a version for some of everything, without storing an enquiry. Returns a sentence per problem. */
export const smoke = async (origin: string, { attempts = 10, pause = 3000 } = {}): Promise<string[]> => {
  await untilReady(origin, attempts, pause)
  const home = await (await ask(origin, paths.home)).text()
  const files = [...new Set([...home.matchAll(/\/(?:assets|art|fonts)\/[^\s"'<>)?]+/g)].map(([file]) => file))]
  const problems = await Promise.all([
    ...[paths.home, paths.contact, paths.newsroom].map((path) => page(origin, path, 200)),
    signIn(origin),
    page(origin, paths.notFound, 404),
    ...files.map((file) => status(origin, file, 200, { method: 'HEAD' })),
    status(origin, '/no-such-page', 302),
    status(origin, paths.api.contactmails, 400, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }),
    health(origin),
  ])
  if (files.length === 0) problems.push('The home page names no files.')
  return problems.filter((problem) => problem !== null)
}

const ask = (origin: string, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, origin), { redirect: 'manual', ...init })

/** A new address takes seconds to answer everywhere. */
async function untilReady(origin: string, attempts: number, pause: number) {
  for (let attempt = 1; attempt < attempts; attempt++) {
    const isReady = await ask(origin, paths.home).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await setTimeout(pause)
  }
}

async function status(origin: string, path: string, expected: number, init?: RequestInit) {
  const response = await ask(origin, path, init).catch(() => null)
  return response?.status === expected
    ? null
    : `${path} answers ${response?.status ?? 'nothing'} instead of ${expected}.`
}

async function page(origin: string, path: string, expected: number) {
  const response = await ask(origin, path).catch(() => null)
  if (response?.status !== expected) return `${path} answers ${response?.status ?? 'nothing'} instead of ${expected}.`
  const missing = headers.filter((name) => !response.headers.has(name))
  if (missing.length > 0) return `${path} lacks ${missing.join(', ')}.`
  return (await response.text()).trimEnd().endsWith('</html>') ? null : `${path} is incomplete.`
}

/** The page, or the refusal of a Worker that Cloudflare Access stands before: the token is missing. */
async function signIn(origin: string) {
  const response = await ask(origin, paths.login).catch(() => null)
  return response?.status === 403 ? null : page(origin, paths.login, 200)
}

async function health(origin: string) {
  const response = await ask(origin, paths.api.health).catch(() => null)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), HealthSchema), await response?.text())
  if (!parsed.success) return `${paths.api.health} cannot be read.`
  const failed = parsed.output.checks.filter(({ name, ok }) => !ok && ownChecks.includes(name)).map(({ name }) => name)
  return failed.length > 0 ? `${paths.api.health} says that ${failed.join(', ')} failed.` : null
}
