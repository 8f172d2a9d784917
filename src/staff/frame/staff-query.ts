import * as v from 'valibot'

const IdSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase())

export const PathIdSchema = v.fallback(IdSchema, '')

export const AuditPageSchema = v.object({
  before: orNone(v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger(), v.minValue(1))),
})

export const SenderSchema = v.object({
  email: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(254)), ''),
})

/** A staff page to open after signing in, never another host. */
export const NextSchema = v.pipe(v.string(), v.regex(/^\/admin(\/[\w-]+)+(\?[\w\-.=&%+@]*)?$/))

function orNone<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}
