import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Changed } from '../../../../src/staff/inbox/changes/change-schema.ts'
import { PackedChangeSchema, packChange } from '../../../../src/staff/inbox/changes/packed-change.ts'

const at = '2026-11-20T18:00:00.000Z'
const id = '7c1f2a60-97e2-4a83-8d64-3f6f3b1f2a01'
const other = '1c1f2a60-97e2-4a83-8d64-3f6f3b1f2a02'

it.each<Changed>([
  {
    kind: 'status',
    at,
    previous: [
      { id, status: 'open', openedAt: at, answeredAt: null },
      { id: other, status: 'answered', openedAt: null, answeredAt: at },
    ],
  },
  {
    kind: 'assignee',
    at,
    previous: [
      { id, assignee: 'b7c1' },
      { id: other, assignee: null },
    ],
  },
  { kind: 'read', at, previous: [{ id, readAt: at }] },
  { kind: 'verdict', at, previous: [{ id, verdict: 'ham', rulesVerdict: null }] },
])('a change of $kind is the same after it was packed for a URL', (changed) => {
  const packed = packChange(changed)
  expect(encodeURI(packed)).toBe(packed)
  expect(v.parse(PackedChangeSchema, packed)).toEqual(changed)
})

it.each(['', 'nothing', 'constructor!x', `status!${at}!${id}`, `read!${at}!../users~${at}`, `read!soon!${id}~${at}`])(
  'the text %j is no change',
  (text) => expect(v.is(PackedChangeSchema, text)).toBe(false),
)
