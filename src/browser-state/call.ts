import * as v from 'valibot'

/** Long enough for a slow phone line, short enough to be told about. */
const timeout = 20_000

/** What became of a call: its answer, or in words why there is none. Status 0 means that nobody answered. */
export type Called<Answer> = { answer: Answer; status: number } | { error: string; status: number }

/** Calls the API and parses its answer with `schema`. Never throws. */
export const call = async <Schema extends v.GenericSchema>(
  schema: Schema,
  url: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<Called<v.InferOutput<Schema>>> => {
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const { status, ok } = response
    const answer: unknown = await response.json().catch(() => null)
    if (ok) return { answer: v.parse(schema, answer), status }
    const refusal = v.safeParse(v.object({ message: v.pipe(v.string(), v.nonEmpty()) }), answer)
    return { error: refusal.success ? refusal.output.message : `The server answered ${status}.`, status }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), status: 0 }
  }
}
