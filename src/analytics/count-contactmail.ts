import * as v from 'valibot'
import type { Bindings } from '../env.ts'
import { FormNameSchema } from './beacon-schema.ts'
import { writePoint } from './write-point.ts'

const reasons: Record<number, string> = {
  400: 'validation',
  413: 'too-large',
  415: 'unsupported',
  422: 'conflict',
  429: 'limited',
  503: 'unavailable',
}

/** `other` is who does not say: callers of the API, and bodies that nobody could read. */
const SenderSchema = v.fallback(
  v.object({ form: v.fallback(v.union([FormNameSchema, v.literal('other')]), 'other') }),
  {
    form: 'other',
  },
)

/** Counts what became of a posted enquiry. Spam is sent like any other. */
export const countContactmail = (env: Bindings, input: unknown, status: number): void => {
  if (!env.ANALYTICS) return
  const { form } = v.parse(SenderSchema, input)
  if (status === 201) writePoint(env, { event: 'form', blobs: [form, 'sent'] })
  else writePoint(env, { event: 'form', blobs: [form, 'failed', reasons[status] ?? 'unavailable'] })
}
