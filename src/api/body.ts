import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

type Refusal = { status: 400 | 415; message: string }
type Body =
  | { input: unknown; values?: Record<string, string>; refusal?: never }
  | { refusal: Refusal; input?: never; values?: never }

const unreadable: Refusal = { status: 400, message: 'The enquiry could not be read.' }
const unsupported: Refusal = { status: 415, message: 'Send the enquiry as application/json.' }

/** What was posted; of a form its text fields, which are its `values` too. */
export const readBody = async (c: Context<AppEnv>): Promise<Body> => {
  if (isForm(c)) {
    const values = await formValues(c)
    return values ? { input: values, values } : { refusal: unreadable }
  }
  if (contentType(c) !== 'application/json') return { refusal: unsupported }
  const input = parseJson(await c.req.text())
  return input === undefined ? { refusal: unreadable } : { input }
}

/** Whether a browser posted a form by itself, and has to be answered with a page. */
export const isForm = (c: Context<AppEnv>): boolean =>
  ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(contentType(c) ?? '')

function contentType(c: Context<AppEnv>) {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function formValues(c: Context<AppEnv>): Promise<Record<string, string> | null> {
  try {
    const entries = Object.entries(await c.req.parseBody())
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return null
  }
}
