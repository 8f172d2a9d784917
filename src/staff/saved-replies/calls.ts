import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { readJsonObject } from '../../http/body.ts'
import { noStore } from '../../http/no-store.ts'
import { type Refusal, refuse } from '../../http/refuse.ts'
import { PathIdSchema } from '../frame/staff-query.ts'
import { guardCall } from '../guards/guard-call.ts'
import { ownPages } from '../guards/own-pages.ts'
import type { StaffContext, StaffEnv } from '../guards/staff.ts'
import { changeAnswer, createAnswer, deleteAnswer, listAnswers } from './operations.ts'
import { NewAnswerSchema } from './saved-reply-schema.ts'
import { answersWords as words } from './words.ts'

/** Calls under `/v1/api/answers`. */
export const answers = () =>
  new Hono<StaffEnv>()
    .use(noStore(), bodyLimit({ maxSize: 64 * 1024, onError: (c) => refuse(c as StaffContext, tooLarge) }))
    .get('/', guardCall(listAnswers), async (c) => c.json({ answers: await listAnswers(c) }))
    .post('/', ownPages(), guardCall(createAnswer), async (c) => {
      const parsed = v.safeParse(NewAnswerSchema, await readJsonObject(c))
      if (!parsed.success) return refuse(c, { status: 400, message: parsed.issues[0].message })
      const id = await createAnswer(c, parsed.output)
      return id ? c.json({ id }, 201) : refuse(c, { status: 409, message: words.full })
    })
    .put('/:id', ownPages(), guardCall(changeAnswer), async (c) => {
      const parsed = v.safeParse(NewAnswerSchema, await readJsonObject(c))
      if (!parsed.success) return refuse(c, { status: 400, message: parsed.issues[0].message })
      return (await changeAnswer(c, idOf(c), parsed.output)) ? c.body(null, 204) : refuse(c, notFound)
    })
    .delete('/:id', ownPages(), guardCall(deleteAnswer), async (c) =>
      (await deleteAnswer(c, idOf(c))) ? c.body(null, 204) : refuse(c, notFound),
    )

const idOf = (c: StaffContext) => v.parse(PathIdSchema, c.req.param('id'))

const tooLarge: Refusal = { status: 413, message: 'This is too large.' }
const notFound: Refusal = { status: 404, message: words.notFound }
