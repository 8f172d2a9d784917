import { createHash, type Hash } from 'node:crypto'
import * as v from 'valibot'
import type { Row } from './rows.ts'

/** The first line of a backup. */
export const HeadSchema = v.object({
  format: v.literal('forager-backup-1'),
  /** ISO 8601, UTC. */
  takenAt: v.string(),
  /** Applied migrations, oldest first. */
  migrations: v.array(v.string()),
  /** Columns by table, tables in the order of restoring. */
  columns: v.record(v.string(), v.array(v.string())),
})
export type Head = v.InferOutput<typeof HeadSchema>

/** The last line of a backup: rows by table, and the SHA-256 of them as lines of JSON. */
export const ManifestSchema = v.object({
  tables: v.record(v.string(), v.object({ rows: v.number(), sha256: v.string() })),
})
export type Manifest = v.InferOutput<typeof ManifestSchema>

/** Counts and hashes rows as they pass. */
export const manifestOf = (tables: string[]) => {
  const sums = new Map<string, { rows: number; hash: Hash }>()
  for (const table of tables) sums.set(table, { rows: 0, hash: createHash('sha256') })
  return {
    add(table: string, row: Row) {
      const sum = sums.get(table)
      if (!sum) throw new Error(`The backup has rows of ${table}, which its head does not name.`)
      sum.rows += 1
      sum.hash.update(`${JSON.stringify(row)}\n`)
    },
    finish: (): Manifest => ({
      tables: Object.fromEntries(
        [...sums].map(([table, { rows, hash }]) => [table, { rows, sha256: hash.digest('hex') }]),
      ),
    }),
  }
}

/** Tables whose rows differ. */
export const differences = (a: Manifest, b: Manifest): string[] =>
  Object.keys({ ...a.tables, ...b.tables }).filter(
    (table) => JSON.stringify(a.tables[table]) !== JSON.stringify(b.tables[table]),
  )
