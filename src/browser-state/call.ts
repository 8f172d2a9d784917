import * as v from 'valibot'

const timeouts = { call: 20_000, file: 120_000 }

/** The parsed result of a call, or its error. Status 0: there was no response. */
export type Called<Result> = { result: Result; status: number } | { error: string; status: number; refusal?: unknown }

/** Marks a call that the page makes by itself. It does not count as use of the session. */
export const unattendedHeader = 'X-Unattended'

/** Whose page this is: calls name them, as another tab may have changed that. `leave` runs when a call finds no session. */
export const pageOwner = { id: '', leave: () => {} }
export const ownerHeader = 'X-Page-Owner'
export const ownerField = 'owner'

type Options = {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  isUnattended?: boolean
  keepalive?: boolean
  signal?: AbortSignal | undefined
}

/** Calls the API and parses its result with `schema`. A result that is no JSON is null. Never throws. */
export const call = async <Schema extends v.GenericSchema>(
  schema: Schema,
  url: string,
  { body, method = body ? 'POST' : 'GET', headers, isUnattended, keepalive = false, signal }: Options = {},
): Promise<Called<v.InferOutput<Schema>>> => {
  try {
    const isFile = body instanceof Blob
    const limit = AbortSignal.timeout(isFile ? timeouts.file : timeouts.call)
    const response = await fetch(url, {
      method,
      keepalive,
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
      headers: {
        ...headers,
        ...(body !== undefined && !isFile && { 'Content-Type': 'application/json' }),
        ...(isUnattended && { [unattendedHeader]: '1' }),
        ...(pageOwner.id && { [ownerHeader]: pageOwner.id }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    })
    const { status, ok } = response
    if (status === 401) pageOwner.leave()
    const result: unknown = await response.json().catch((error: Error) => {
      if (error.name !== 'SyntaxError') throw error
      return null
    })
    // A wifi network's sign-in page, for example.
    const isPage = result === null && /^text\/html/i.test(response.headers.get('Content-Type') ?? '')
    if (ok && isPage)
      return { error: 'The network answered with a page of its own. Sign in to it, then try again.', status }
    const parsed = v.safeParse(schema, result)
    if (ok && parsed.success) return { result: parsed.output, status }
    const refusal = v.safeParse(v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) }), result)
    const error = refusal.success ? refusal.output.message : `The server answered ${status}.`
    return { error, status, refusal: result }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), status: 0 }
  }
}
