import { createStore } from 'jotai/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import { stateAtoms } from '../../../src/browser-state/state.ts'
import { requiredFields, requiredFieldsMessage } from '../../../src/contactmails/contactmail.ts'
import { contactFormAtom } from '../../../src/contactmails/form/contact-form-state.ts'
import { submitContactmailAtom } from '../../../src/contactmails/form/submit-contactmail.ts'
import { mailOf } from '../../helpers/mail.ts'

const created = { id: '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', createdAt: '2026-11-17T08:00:00.000Z' }
const issues = [{ field: 'email', message: 'That address is closed.' }]

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  [true, () => Response.json(created, { status: 201 }), ['loading', 'success']],
  [false, () => Response.json({ message: 'Not now.' }, { status: 503 }), ['loading', 'error']],
  [false, () => Response.json({ message: 'No.', issues }, { status: 400 }), ['loading', 'error', 'error, issues']],
  [false, () => Promise.reject(new TypeError('Failed to fetch')), ['loading', 'error']],
])('says whether it is stored: %s, case %#', async (submitted, answer, said) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const { seen, submit } = form()
  expect(await submit()).toBe(submitted)
  expect(seen).toEqual(said)
})

it('with an empty field sends nothing', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const { store, submit } = form({})
  expect(await submit()).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
  expect(store.get(stateAtoms.CONTACTMAIL_CREATE)).toEqual({})
  expect(store.get(contactFormAtom)).toMatchObject({
    said: { kind: 'error', text: requiredFieldsMessage },
    issues: requiredFields.map((field) => ({ field })),
  })
})

it('sends once, however often it is pressed while a token or an answer is awaited', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(created, { status: 201 }))
  const token = Promise.withResolvers<string>()
  const { submit } = form(mailOf(), () => token.promise)
  const first = submit()
  expect(await submit()).toBe(false)
  token.resolve('token')
  expect(await first).toBe(true)
  expect(fetch).toHaveBeenCalledOnce()
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({
    ...mailOf(),
    turnstile: 'token',
    filledIn: 12,
  })
})

it('sends the same enquiry under one key until it is stored, without session storage too', async () => {
  expect('sessionStorage' in globalThis).toBe(false)
  const answers = [Response.error(), Response.json({ message: 'Not now.' }, { status: 503 })]
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => answers.shift() ?? Response.json(created, { status: 201 }))
  const { submit } = form()
  for (const isStored of [false, false, true, true]) expect(await submit()).toBe(isStored)
  const [lost, refused, stored, next] = fetch.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get('Idempotency-Key'),
  )
  expect([refused, stored]).toEqual([lost, lost])
  expect(next).not.toBe(lost)
})

function form(
  values: Record<string, string> = mailOf(),
  takeToken = async (): Promise<string | undefined> => undefined,
) {
  const store = createStore()
  const seen: string[] = []
  store.sub(contactFormAtom, () => {
    const { said, issues } = store.get(contactFormAtom)
    seen.push(`${said?.kind}${issues.length > 0 ? ', issues' : ''}`)
  })
  const submit = () => store.set(submitContactmailAtom, { draft: 'contact', values, age: 12.4, takeToken })
  return { store, seen, submit }
}
