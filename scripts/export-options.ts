import * as v from 'valibot'
import { DatabaseEntries, databaseOptions, parseOptions } from './options.ts'

const OptionsSchema = v.object(
  {
    format: v.picklist(['csv', 'json'], '--format is csv or json.'),
    since: v.optional(v.pipe(v.string(), v.isoDate('--since is a day, e.g. 2026-01-31.'))),
    output: v.optional(v.pipe(v.string(), v.nonEmpty('--output is the name of a new file.'))),
    ...DatabaseEntries,
  },
  '--format is missing: csv or json.',
)
export type ExportOptions = v.InferOutput<typeof OptionsSchema>

/** The options of `npm run mails:export`. */
export const exportOptions = (args: string[]): ExportOptions =>
  parseOptions(
    OptionsSchema,
    { format: { type: 'string' }, since: { type: 'string' }, output: { type: 'string' }, ...databaseOptions },
    args,
  )
