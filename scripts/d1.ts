import type { D1Database } from '@cloudflare/workers-types'

/** How statements reach a database. */
export type Transport = {
  execute: (sql: string) => Promise<Record<string, unknown>[]>
  /** In one transaction. */
  executeAll: (statements: string[]) => Promise<void>
}

/** What the queries of `src` use of D1, over a transport without parameters: values are quoted into the SQL. */
export const d1Over = ({ execute, executeAll }: Transport): D1Database => {
  const statement = (sql: string) => ({
    sql,
    bind: (...values: unknown[]) => statement(withValues(sql, values)),
    all: async () => ({ results: await execute(sql) }),
    first: async () => (await execute(sql))[0] ?? null,
    run: async () => ({ results: await execute(sql), meta: {} }),
  })
  const batch = (statements: { sql: string }[]) => executeAll(statements.map(({ sql }) => sql))
  return { prepare: statement, batch } as unknown as D1Database
}

/** The statement with its values in place of `?1`, or of each `?` in turn, outside of quotes. */
export const withValues = (sql: string, values: unknown[]): string => {
  let next = 0
  return sql.replaceAll(/'[^']*'|\?(\d*)/g, (place, number) => {
    if (number === undefined) return place
    const at = number ? Number(number) - 1 : next++
    if (at >= values.length) throw new Error(`There is no value for ?${at + 1}.`)
    return quote(values[at])
  })
}

/** An SQL literal. @throws Error if the value has none */
export const quote = (value: unknown): string => {
  if (value === null) return 'NULL'
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') throw new Error('This value cannot be written in SQL.')
  // A statement ends at a NUL.
  if (value.includes('\0')) return `CAST(x'${Buffer.from(value).toString('hex')}' AS TEXT)`
  return `'${value.replaceAll("'", "''")}'`
}
