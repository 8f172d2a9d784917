import type { Request } from 'miniflare'
import { Response } from 'miniflare'
import { type Statements, writeStatements } from '../../scripts/release/statements.ts'

/** A service for Workers under test that gathers the statements they send it in a file. */
export const recordedBy = (file: string) => {
  const statements: Statements = new Map()
  return async (request: Request): Promise<Response> => {
    for (const [sql, values] of (await request.json()) as [string, unknown[]][]) {
      if (!statements.get(sql)?.length) statements.set(sql, values)
    }
    writeStatements(file, statements)
    return new Response()
  }
}
