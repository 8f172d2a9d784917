import * as v from 'valibot'
import { log } from '../log.ts'

/** Parses rows one by one. A row that breaks the schema is logged and left out, so that it costs no other. */
export const parseRows = <Schema extends v.GenericSchema>(schema: Schema, rows: unknown[] = [], table: string) =>
  rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row)
    if (parsed.success) return [parsed.output]
    const [{ path, type }] = parsed.issues
    log('row-unreadable', { table, id: idOf(row), cause: `${path?.[0].key ?? 'row'}: ${type}` })
    return []
  })

export const FlagSchema = v.pipe(v.nullable(v.number()), v.toBoolean())

export const MomentSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
  v.check((text) => Number.isFinite(Date.parse(text))),
)

const idOf = (row: unknown) => String((row as { id?: unknown } | null)?.id ?? '').slice(0, 64)
