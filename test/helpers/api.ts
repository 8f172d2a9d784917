import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { api } from '../../src/api.ts'
import type { FormResults } from '../../src/contactmails/arrival/calls.ts'
import type { AppEnv, Bindings } from '../../src/env.ts'
import { paths } from '../../src/paths.ts'
import { findTopic } from '../../src/site/publication/topics.ts'

/** Answers a form post with what the page would be made from. */
const formResults: FormResults = {
  redirectToForm: async (c, result, values) => c.json({ result, values }, result.status),
  forgetResult: () => {},
}

const { VISITOR_LIMIT: _, ALL_VISITORS_LIMIT: __, STRICT_LIMIT: ___, BEACON_LIMIT: ____, ...unlimited } = env

const app = new Hono<AppEnv>().route(
  paths.api.root,
  api({
    formResults,
    isPublicPage: (path) => path === '/',
    findTopic,
    checkFiles: async () => [],
  }),
)

/** Asks the API alone, without the site around it. */
export const ask = (path: string, init: RequestInit = {}, bindings: Bindings = unlimited) =>
  app.request(new Request(`https://forager.example${path}`, init), undefined, bindings)

export const post = (body: RequestInit['body'], headers: Record<string, string> = {}, bindings?: Bindings) =>
  ask(paths.api.contactmails, { method: 'POST', body: body ?? null, headers }, bindings)

/** Posts a value as JSON, or a text as it is. */
export const postJson = (body: unknown, headers: Record<string, string> = {}, bindings?: Bindings) =>
  post(
    typeof body === 'string' ? body : JSON.stringify(body),
    { 'Content-Type': 'application/json', ...headers },
    bindings,
  )

export type ResponseBody = {
  id?: string
  createdAt?: string
  message?: string
  issues?: { field: string; message: string }[]
}
export const bodyOf = async (response: Response): Promise<ResponseBody> => response.json()
