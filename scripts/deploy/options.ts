import * as v from 'valibot'
import { company } from '../../src/site/content/content.ts'
import { DatabaseEntries, parseOptions, SiteSchema } from '../options.ts'

const OptionsSchema = v.object({
  env: DatabaseEntries.env,
  'dry-run': v.boolean(),
  site: SiteSchema,
})

/** The options of `npm run deploy`; `site` is the live site, if its address is known. */
export const deployOptions = (args: string[]) => {
  const { env, site, ...options } = parseOptions(
    OptionsSchema,
    { env: { type: 'string' }, site: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    args,
  )
  return { env, site: site ?? (env ? undefined : company.origin), isDryRun: options['dry-run'] }
}

const RollbackSchema = v.object({
  env: DatabaseEntries.env,
  to: v.optional(v.pipe(v.string(), v.uuid('--to is the id of a version.'))),
})

/** The options of `npm run rollback`. */
export const rollbackOptions = (args: string[]) =>
  parseOptions(RollbackSchema, { env: { type: 'string' }, to: { type: 'string' } }, args)
