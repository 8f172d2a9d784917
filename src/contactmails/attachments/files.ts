import * as v from 'valibot'
import { retryD1 } from '../../database/retry-d1.ts'
import { select, selectOne } from '../../database/sql.ts'
import { timeouts, withTimeout } from '../../database/timeouts.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { type Attachment, AttachmentsSchema, keysOf } from './attachment.ts'

export const keepFile = async ({ ATTACHMENTS }: Bindings, content: ArrayBufferView): Promise<string | undefined> => {
  if (!ATTACHMENTS) return undefined
  const file = crypto.randomUUID()
  try {
    await withTimeout(ATTACHMENTS.put(file, content), timeouts.file)
    return file
  } catch (error) {
    log('file-not-kept', { cause: causeOf(error) })
    return undefined
  }
}

/** Returns the file as an outgoing e-mail takes it, or null if it is gone. @throws if R2 fails */
export const readForMail = async ({ ATTACHMENTS }: Bindings, { file = '', name, type }: Attachment) => {
  const object = ATTACHMENTS && (await withTimeout(ATTACHMENTS.get(file), timeouts.file))
  return object && { disposition: 'attachment' as const, filename: name, type, content: await object.arrayBuffer() }
}

/** Never throws: the nightly sweep removes what is left. */
export const removeFiles = async ({ ATTACHMENTS }: Bindings, keys: string[]): Promise<void> => {
  if (!ATTACHMENTS || keys.length === 0) return
  try {
    for (let at = 0; at < keys.length; at += mostInCall)
      await withTimeout(ATTACHMENTS.delete(keys.slice(at, at + mostInCall)), timeouts.file)
  } catch (error) {
    log('file-not-removed', { cause: causeOf(error) })
  }
}

/** Source: https://developers.cloudflare.com/r2/api/workers/workers-api-reference/ */
const mostInCall = 1000

const EntrySchema = v.object({ attachments: AttachmentsSchema })

/** Removes the files of an entry that was not stored, or was stored without them. */
export const removeUnstored = async (env: Bindings, id: string, attachments: Attachment[]): Promise<void> => {
  const keys = keysOf(attachments)
  if (keys.length === 0) return
  const stored = await retryD1(() => select(env.DB, EntrySchema)`SELECT attachments FROM entries WHERE id = ${id}`)
  const kept = stored.flatMap(({ attachments }) => keysOf(attachments))
  const unstored = keys.filter((key) => !kept.includes(key))
  await removeFiles(env, unstored)
}

/** For how many days no entry may name a file, because its e-mail waits in the queue. */
const unstoredDays = 3

/** Removes the files of entries that are gone for good. What lies in the bin keeps its own. */
export const sweepFiles = async (env: Bindings, now: Date): Promise<void> => {
  const bucket = env.ATTACHMENTS
  if (!bucket) return
  const before = now.getTime() - unstoredDays * 24 * 60 * 60 * 1000
  let cursor: string | undefined
  do {
    const page = await bucket.list(cursor ? { cursor } : {})
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before).map(({ key }) => key)
    const unused = await retryD1(
      () => select(env.DB, v.object({ key: v.string() }))`
      SELECT value AS key FROM json_each(${JSON.stringify(old)}) WHERE value NOT IN (
        SELECT each.value ->> 'file' FROM (
          SELECT attachments FROM entries WHERE attachments <> '[]'
          UNION ALL SELECT attachments FROM drafts WHERE attachments <> '[]'
          UNION ALL SELECT fields ->> 'attachments' FROM changes WHERE origin IN ('entries', 'drafts')
        ) JOIN json_each(attachments) AS each WHERE each.value ->> 'file' IS NOT NULL)`,
    )
    const keys = unused.map(({ key }) => key)
    await removeFiles(env, keys)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
}

const NamedSchema = v.object({ name: v.string() })

export const findAttachment = (db: D1Database, contactmailId: string, file: string) => selectOne(db, NamedSchema)`
  SELECT value ->> 'name' AS name FROM entries, json_each(attachments)
  WHERE contactmail_id = ${contactmailId} AND value ->> 'file' = ${file} LIMIT 1`
