import { forAdmins, forStaff } from '../guards/access.ts'
import { operation } from '../guards/operation.ts'
import { record } from '../guards/record.ts'
import * as queries from './queries.ts'
import type { NewAnswer } from './saved-reply-schema.ts'

export const listAnswers = operation(forStaff, (c) => queries.listAnswers(c.env.DB))

/** Returns the new answer's id; null if there are as many as there can be. */
export const createAnswer = operation(forAdmins, async (c, answer: NewAnswer): Promise<string | null> => {
  const id = crypto.randomUUID()
  if (!(await queries.insertAnswer(c.env.DB, id, answer))) return null
  await record(c, 'answer-created', id)
  return id
})

/** Returns false if there is no such answer. */
export const changeAnswer = operation(forAdmins, async (c, id: string, answer: NewAnswer): Promise<boolean> => {
  const isChanged = await queries.updateAnswer(c.env.DB, id, answer)
  if (isChanged) await record(c, 'answer-changed', id)
  return isChanged
})

/** Returns false if there is no such answer. */
export const deleteAnswer = operation(forAdmins, async (c, id: string): Promise<boolean> => {
  const isDeleted = await queries.removeAnswer(c.env.DB, id)
  if (isDeleted) await record(c, 'answer-deleted', id)
  return isDeleted
})
