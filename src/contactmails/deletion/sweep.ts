import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'
import { ages } from './ages.ts'

/** Deletes the rows of each table that have reached their age; by day only what has to go soon. */
export const sweep = async ({ DB }: Bindings, now: Date, { isNight }: { isNight: boolean }): Promise<void> => {
  const statements = Object.entries(ages).flatMap(([table, rules]) =>
    Array.isArray(rules)
      ? rules
          .filter(({ isOften }) => isNight || isOften)
          .map(({ where, ms }) =>
            DB.prepare(`DELETE FROM "${table}" WHERE ${where}`).bind(new Date(now.getTime() - ms).toISOString()),
          )
      : [],
  )
  for (const statement of statements) await retryD1(() => statement.run())
}
