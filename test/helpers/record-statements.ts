import { env } from 'cloudflare:workers'
import { afterAll } from 'vitest'

/** SQL -> the first values that were bound to it. */
const statements = new Map<string, unknown[]>()

type Statement = { bind: (...values: unknown[]) => Statement }
type Database = { prepare: (sql: string) => Statement; isRecorded?: true }

// Notes what the site's code asks the database, for test/database/released-statements.json. Files share a Worker, so its
// class is changed once and each file sends what has come so far.
const worker = globalThis as { statements?: typeof statements }
const database = Object.getPrototypeOf(env.DB) as Database
if (!database.isRecorded) {
  worker.statements = statements
  const { prepare } = database
  database.isRecorded = true
  database.prepare = function (this: Database, sql) {
    const statement = prepare.call(this, sql)
    if (isCalledByTest()) return statement
    statements.set(sql, statements.get(sql) ?? [])
    const { bind } = statement
    statement.bind = (...values) => {
      if (statements.get(sql)?.length === 0) statements.set(sql, values)
      return bind.apply(statement, values)
    }
    return statement
  }
}

afterAll(async () => {
  const body = JSON.stringify([...(worker.statements ?? [])])
  await env.STATEMENTS?.fetch('http://recorder/', { method: 'POST', body })
})

/** Whether a test, not the site, has prepared the statement: the caller's caller is in the stack's fourth line. */
function isCalledByTest() {
  const caller = new Error().stack?.split('\n')[3] ?? ''
  return /[\\/]test[\\/]/.test(caller)
}
