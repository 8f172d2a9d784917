import * as v from 'valibot'
import { FormNameSchema } from '../../analytics/beacon-schema.ts'

/** What became of a natively posted form, kept for the visitor who posted it. */
export const FormAnswerSchema = v.object({
  form: FormNameSchema,
  /** 201, or why it was refused. */
  status: v.pipe(v.number(), v.integer()),
  /** Why it was refused, unless the values say so themselves. */
  message: v.optional(v.string()),
  /** The fields as they were typed; none once the enquiry is stored. */
  values: v.record(v.string(), v.string()),
})
export type FormAnswer = v.InferOutput<typeof FormAnswerSchema>

/** Seconds for which an answer survives a reload and the way back; its cookie lives no longer. */
export const answerLifetime = 600
/** Holds the sealed answer. The key to it is in the URL that the form redirects to. */
export const answerCookie = '__Host-forager.enquiry'
