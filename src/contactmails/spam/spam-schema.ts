import * as v from 'valibot'

/** Signals that tell people from bots. Invalid ones count as missing. */
export const SignalsSchema = v.fallback(
  v.object({
    homepage: v.fallback(v.optional(v.string()), undefined),
    filledIn: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
    turnstile: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048))), undefined),
  }),
  {},
)
export type Signals = v.InferOutput<typeof SignalsSchema>

/** The widget's action, which Cloudflare must confirm. */
export const turnstileAction = 'enquiry'

export const ClassificationSchema = v.object({
  verdict: v.picklist(['ham', 'spam']),
  reasons: v.array(v.string()),
})
export type Classification = v.InferOutput<typeof ClassificationSchema>

export const ham: Classification = { verdict: 'ham', reasons: [] }
