import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { plainText } from '../../../contactmails/replies/reply-schema.ts'
import { selectOne, sql } from '../../../database/sql.ts'
import { record } from '../../guards/audit-entry.ts'
import { ownChange } from '../credentials/own-account.ts'

export const signatureLimit = 500

const SignatureSchema = v.object({
  signature: v.pipe(
    v.string('Write your signature.'),
    v.transform(plainText),
    v.maxLength(signatureLimit, `Keep your signature to ${signatureLimit} characters.`),
  ),
})

export const changeSignature = ownChange(undefined, SignatureSchema, async (c, { signature }) => {
  await sql(c.env.DB)`UPDATE user SET signature = ${signature || null} WHERE id = ${c.get('staff').id}`.run()
  await record(c, 'signature-changed')
  return null
})

export const readSignature = async (db: D1Database, id: string): Promise<string> =>
  (await selectOne(db, RowSchema)`SELECT signature FROM user WHERE id = ${id}`)?.signature ?? ''

const RowSchema = v.object({ signature: v.nullable(v.string()) })
