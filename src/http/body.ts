import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../env.ts'
import { refuse } from './refuse.ts'

type Fields = Record<string, string>
type Body =
  | { input: unknown; values?: Fields; error?: never }
  | { error: 'unreadable' | 'unsupported'; input?: never; values?: never }

export const readBody = async (c: Context): Promise<Body> => {
  if (!isForm(c)) return readJson(c)
  const values = await parseForm(c)
  return values ? { input: values, values } : { error: 'unreadable' }
}

export const readJson = async (c: Context): Promise<Body> => {
  if (mediaType(c) !== 'application/json') return { error: 'unsupported' }
  try {
    // Not `c.req.text`, which keeps the text as long as the request: 27 MB for a photograph.
    return { input: JSON.parse(await c.req.raw.text()) }
  } catch {
    return { error: 'unreadable' }
  }
}

export const limitBody = (maxSize: number): MiddlewareHandler<AppEnv> =>
  bodyLimit({ maxSize, onError: (c) => refuse(c, { status: 413, message: 'This is too large.' }) })

export const readFields = async (c: Context): Promise<Fields> => (await parseForm(c)) ?? {}

export const isForm = (c: Context): boolean =>
  ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(mediaType(c) ?? '')

function mediaType(c: Context) {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
}

async function parseForm(c: Context): Promise<Fields | null> {
  try {
    const entries = Object.entries(await c.req.parseBody())
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return null
  }
}
