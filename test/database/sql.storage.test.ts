import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { exists, part, raw, select, selectOne, sql } from '../../src/database/sql.ts'

const hostile = `'); DROP TABLE contactmails; --`
const RowSchema = v.object({ text: v.nullable(v.string()), number: v.number() })

it('binds what stands in a statement, whatever it is, in its order', async () => {
  const rows = await select(env.DB, RowSchema)`SELECT ${hostile} AS text, ${1} AS number UNION ALL SELECT ${null}, ${2}`
  expect(rows).toEqual([
    { text: hostile, number: 1 },
    { text: null, number: 2 },
  ])
})

it('takes parts within parts, and binds their values where they stand', async () => {
  const text = part`upper(${'b'})`
  const columns = part`${'a'} || ${text} || ${'c'} AS text, ${raw('1 + 1')} AS number`
  expect(await selectOne(env.DB, RowSchema)`SELECT ${columns} WHERE ${3} = 3`).toEqual({ text: 'aBc', number: 2 })
})

it('writes, and answers null or false where there is no row', async () => {
  const key = crypto.randomUUID()
  const isThere = () => exists(env.DB)`SELECT 1 FROM limit_counts WHERE key = ${key}`
  expect(await isThere()).toBe(false)
  await sql(env.DB)`INSERT INTO limit_counts (key, count, resets_at) VALUES (${key}, ${7}, ${'2026'})`.run()
  expect(await isThere()).toBe(true)
  const CountSchema = v.object({ count: v.number() })
  const count = (of: string) => selectOne(env.DB, CountSchema)`SELECT count FROM limit_counts WHERE key = ${of}`
  expect([await count(key), await count('none')]).toEqual([{ count: 7 }, null])
})

it('throws where a row is not what the schema says', async () => {
  const OtherSchema = v.object({ number: v.string() })
  await expect(select(env.DB, OtherSchema)`SELECT ${1} AS number`).rejects.toThrow(v.ValiError)
  await expect(selectOne(env.DB, OtherSchema)`SELECT ${1} AS number`).rejects.toThrow(v.ValiError)
})
