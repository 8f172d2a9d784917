import * as v from 'valibot'

/** Trimmed text that is not empty. */
export const WordsSchema = v.pipe(v.string(), v.trim(), v.nonEmpty())
