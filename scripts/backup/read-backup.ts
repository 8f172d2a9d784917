import * as v from 'valibot'
import { CommandError } from '../command.ts'
import { opened } from './archive.ts'
import { differences, type Head, HeadSchema, type Manifest, ManifestSchema, manifestOf } from './manifest.ts'
import type { Row } from './rows.ts'

const RowLineSchema = v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) })

/** Every row of a backup. */
export async function* rowsIn(path: string, passphrase: string): AsyncGenerator<{ table: string; row: Row }> {
  for await (const text of opened(path, passphrase)) {
    const parsed = v.safeParse(RowLineSchema, JSON.parse(text))
    if (parsed.success) yield parsed.output
  }
}

/**
 * Reads a whole backup and compares it with its manifest.
 * @throws CommandError if it is damaged or incomplete
 */
export const checkBackup = async (path: string, passphrase: string): Promise<{ head: Head; manifest: Manifest }> => {
  let head: Head | undefined
  let sums: ReturnType<typeof manifestOf> | undefined
  let manifest: Manifest | undefined
  for await (const text of opened(path, passphrase)) {
    const value: unknown = JSON.parse(text)
    if (!head) {
      const parsed = v.safeParse(HeadSchema, value)
      if (!parsed.success) throw new CommandError(`${path} has a format that this version does not read.`, 1)
      head = parsed.output
      sums = manifestOf(Object.keys(head.columns))
    } else if (v.is(RowLineSchema, value)) sums?.add(value.table, value.row)
    else manifest = v.parse(ManifestSchema, value)
  }
  if (!head || !sums || !manifest) throw new CommandError(`${path} is incomplete.`, 1)
  const wrong = differences(sums.finish(), manifest)
  if (wrong.length > 0) throw new CommandError(`${path} does not match its manifest: ${wrong.join(', ')}.`, 1)
  return { head, manifest }
}
