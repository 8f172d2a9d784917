import { beforeEach, expect, it } from 'vitest'
import { bodyOf, postJson } from '../../helpers/api.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import { mailOf } from '../../helpers/mail.ts'

const key = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const send = (mail = mailOf(), idempotencyKey = key) => postJson(mail, { 'Idempotency-Key': idempotencyKey })

beforeEach(forgetMails)

it('is the id of the mail', async () => {
  expect(await bodyOf(await send())).toMatchObject({ id: key })
  expect(await storedMails()).toMatchObject([{ id: key }])
})

it.each([
  ['the same key', key],
  ['the same key in capitals', key.toUpperCase()],
])('gives %s the same answer and stores nothing', async (_case, again) => {
  const first = await bodyOf(await send())
  const second = await send(mailOf(), again)
  expect(second.status).toBe(201)
  expect(await bodyOf(second)).toEqual(first)
  expect(await storedMails()).toHaveLength(1)
})

it('counts a mail as the same that differs only in what is trimmed', async () => {
  await send(mailOf({ message: 'one\ntwo' }))
  expect((await send(mailOf({ message: ' one\r\ntwo ' }))).status).toBe(201)
  expect(await storedMails()).toHaveLength(1)
})

it('refuses another mail under the same key', async () => {
  await send()
  const response = await send(mailOf({ name: 'Eve' }))
  expect(response.status).toBe(422)
  expect(Object.keys(await bodyOf(response))).toEqual(['message'])
  expect(await storedMails()).toMatchObject([mailOf()])
})

it('stores the same mail again under another key', async () => {
  await send()
  await send(mailOf(), key.replace('0b', '1b'))
  expect(await storedMails()).toHaveLength(2)
})

it.each(['', 'x', '7', `${key}0`, key.slice(1), key.replaceAll('-', ''), `{${key}}`, `${key}, ${key}`])(
  'has to be a UUID, which %j is not',
  async (idempotencyKey) => {
    const response = await send(mailOf(), idempotencyKey)
    expect(response.status).toBe(400)
    expect((await bodyOf(response)).message).toMatch(/\S/)
    expect(await storedMails()).toEqual([])
  },
)
