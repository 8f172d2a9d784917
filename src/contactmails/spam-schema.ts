import * as v from 'valibot'

/**
 * What a form sends besides the enquiry, for telling people from programs. All of it may be missing: without JavaScript,
 * or from a caller of the API. What cannot be understood counts as missing.
 */
export const SignsSchema = v.fallback(
  v.object({
    /** A field that people neither see nor reach; see `src/islands/decoy.tsx`. */
    homepage: v.fallback(v.optional(v.string()), undefined),
    /** Milliseconds from the page's start to the sending of what was typed into it. */
    filledIn: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
    /** The token of the Turnstile widget. */
    turnstile: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048))), undefined),
  }),
  {},
)
export type Signs = v.InferOutput<typeof SignsSchema>

/** What the Turnstile widget is asked to be about, and has to have been about. */
export const turnstileAction = 'enquiry'

export const JudgementSchema = v.object({
  verdict: v.picklist(['ham', 'spam']),
  /** Why, as words for machines: `honeypot`, `too-fast`, ... */
  reasons: v.array(v.string()),
})
/** What was made of a mail. Spam is kept and answered like any other mail. */
export type Judgement = v.InferOutput<typeof JudgementSchema>

export const ham: Judgement = { verdict: 'ham', reasons: [] }
