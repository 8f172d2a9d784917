import type { Context } from 'hono'

/** The JSON object of the request, or null if it brings none: another type, or text that is not JSON. */
export const jsonBody = async (c: Context): Promise<Record<string, unknown> | null> => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return null
  try {
    const body: unknown = JSON.parse(await c.req.text())
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
  } catch {
    return null
  }
}
