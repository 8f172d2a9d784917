import { forStaff } from '../guards/access.ts'
import { operation } from '../guards/operation.ts'
import * as queries from './queries.ts'

/** Counts and times only, of nobody in particular: no audit entry. */
export const readFigures = operation(forStaff, async (c, since: Date) => ({
  open: await queries.countOpen(c.env.DB),
  answered: await queries.listAnswered(c.env.DB, since),
  verdicts: await queries.countVerdicts(c.env.DB),
}))
