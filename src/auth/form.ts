import type { Context } from 'hono'

/** The text fields of a posted form; none if it cannot be read. */
export const fieldsOf = async (c: Context): Promise<Record<string, string>> => {
  const entries = Object.entries(await c.req.parseBody().catch(() => ({})))
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
