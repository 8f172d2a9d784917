import { describe, expect, it } from 'vitest'
import { requiredFields, requiredFieldsMessage } from '../../../src/contactmails/contactmail.ts'
import { postJson, type ResponseBody } from '../../helpers/api.ts'
import { mailOf } from '../../helpers/mail.ts'

const refusalOf = async (body: unknown) => {
  const response = await postJson(JSON.stringify(body))
  expect(response.status).toBe(400)
  const { message, issues }: ResponseBody = await response.json()
  return { message, issues }
}

const empty = Object.fromEntries(requiredFields.map((field) => [field, '']))

it.each([[null], [[]], [{}], [[[]]], [7], [''], ['name']])(
  '%j is refused in the words of an empty form',
  async (body) => {
    const refusal = await refusalOf(body)
    expect(refusal).toEqual(await refusalOf(empty))
    expect(refusal.message).toBe(requiredFieldsMessage)
    expect(refusal.issues?.map(({ field }) => field)).toEqual(requiredFields)
  },
)

describe.each(requiredFields)('%s', (field) => {
  const { [field]: _, ...without } = mailOf()

  it.each<[string, unknown]>([
    ['missing', without],
    ...[null, [], {}, 0, false].map(
      (value) => [JSON.stringify(value), { ...without, [field]: value }] as [string, unknown],
    ),
  ])('that is %s is refused in the words of an empty one', async (_case, body) => {
    const refusal = await refusalOf(body)
    expect(refusal).toEqual(await refusalOf({ ...without, [field]: '' }))
    expect(refusal).toMatchObject({ message: requiredFieldsMessage, issues: [{ field }] })
  })
})
