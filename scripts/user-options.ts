import * as v from 'valibot'
import { roles } from '../src/browser-state/user-info.ts'
import { EmailSchema, NewUserSchema } from '../src/staff/auth/credentials/account-schema.ts'
import { DatabaseEntries, databaseOptions, parseOptions, SiteSchema } from './options.ts'

const OptionsSchema = v.pipe(
  v.object({
    email: v.pipe(v.optional(v.string(), ''), v.nonEmpty('Name the account: --email ada@forager.example'), EmailSchema),
    role: v.optional(v.picklist(roles, '--role is staff or admin.')),
    name: v.optional(NewUserSchema.entries.name),
    reset: v.boolean(),
    site: SiteSchema,
    ...DatabaseEntries,
  }),
  v.check(({ role, reset }) => Boolean(role) || reset, 'Choose the role: --role staff or --role admin'),
  v.check(({ site, env }) => Boolean(site) || !env, 'Name the address of that site, for the link: --site https://...'),
)
export type UserOptions = v.InferOutput<typeof OptionsSchema>

/** The options of `npm run user:create`. */
export const userOptions = (args: string[]): UserOptions =>
  parseOptions(
    OptionsSchema,
    {
      email: { type: 'string' },
      role: { type: 'string' },
      name: { type: 'string' },
      reset: { type: 'boolean', default: false },
      site: { type: 'string' },
      ...databaseOptions,
    },
    args,
  )
