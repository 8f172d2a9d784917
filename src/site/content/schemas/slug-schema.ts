import * as v from 'valibot'

/** Lower-case letters, digits and single hyphens. */
export const SlugSchema = v.pipe(v.string(), v.slug())
