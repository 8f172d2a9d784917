import { createStore } from 'jotai/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import { stateAtoms } from '../../../src/browser-state/state.ts'
import { contactFormAtom } from '../../../src/contactmails/form/contact-form-state.ts'
import { submitContactmailAtom } from '../../../src/contactmails/form/submit-contactmail.ts'
import { paths } from '../../../src/paths.ts'
import { mailOf } from '../../helpers/mail.ts'

const submission = { draft: 'contact', values: mailOf(), age: 12.4, takeToken: async () => undefined }
const created = { id: '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', createdAt: '2026-11-17T08:00:00.000Z' }

afterEach(() => {
  vi.restoreAllMocks()
})

it('sends the mail as JSON under its key, and gives up after a while', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const fetch = answering(Response.json(created, { status: 201 }))
  await send()
  expect(fetch).toHaveBeenCalledOnce()
  const [sentTo, init] = fetch.mock.calls[0] ?? []
  expect(sentTo).toBe(paths.api.contactmails)
  expect(init?.method).toBe('POST')
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json')
  expect(new Headers(init?.headers).get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.parse(String(init?.body))).toEqual({ ...mailOf(), filledIn: 12 })
  expect(init?.signal).toBe(timeout.mock.results[0]?.value)
  expect(timeout.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(10_000)
})

it('is loading until the answer comes', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(promise)
  const store = createStore()
  const sending = store.set(submitContactmailAtom, submission)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(store.get(stateAtoms.CONTACTMAIL_CREATE)).toEqual({ loading: true })
  resolve(Response.json(created, { status: 201 }))
  expect(await sending).toBe(true)
  expect(store.get(stateAtoms.CONTACTMAIL_CREATE)).toEqual({ loading: false, success: true })
})

const issues = [{ field: 'email', message: 'Enter an email address.' }]

it.each([
  ['with fields', Response.json({ message: 'No.', issues }, { status: 400 }), 'No.', issues],
  ['with a message alone', Response.json({ message: 'Full.' }, { status: 503 }), 'Full.', []],
  ['with issues of another kind', Response.json({ message: 'No.', issues: ['email'] }, { status: 400 }), 'No.', []],
  ['with another shape', Response.json({ error: 'no' }, { status: 500 }), /500/, []],
  ['with an empty message', Response.json({ message: '' }, { status: 500 }), /500/, []],
  ['with a blank message', Response.json({ message: '  ' }, { status: 500 }), /500/, []],
  ['with a message that is no text', Response.json({ message: { code: 1 } }, { status: 500 }), /500/, []],
  ['with a list', Response.json(['no'], { status: 500 }), /500/, []],
  ['with text in quotes', Response.json('no', { status: 502 }), /502/, []],
  ['without JSON', new Response('<h1>Bad gateway</h1>', { status: 502 }), /502/, []],
  ['without a body', new Response(null, { status: 500 }), /500/, []],
] as const)('fails when the server refuses %s', async (_case, response, message, refused) => {
  answering(response)
  const { state, form } = await send()
  expect(form).toMatchObject({ said: { kind: 'error', text: expect.stringMatching(message) }, issues: refused })
  expect(state).toEqual({ loading: false, error: expect.stringMatching(message) })
})

it.each([new TypeError('Failed to fetch'), new DOMException('The operation timed out.', 'TimeoutError')])(
  'fails with the message of the network: %s',
  async (error) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(error)
    const { state, form } = await send()
    expect(form).toMatchObject({ said: { kind: 'error', text: error.message }, issues: [] })
    expect(state).toEqual({ loading: false, error: error.message })
  },
)

it.each([
  ['nothing', new Response(null, { status: 204 })],
  ['null', Response.json(null)],
  ['a mere word', Response.json('ok')],
  ['a text', new Response('Thank you', { status: 202 })],
  ['an object of its own', Response.json({ ok: true })],
])('takes any 2xx as a success: it says %s', async (_case, response) => {
  answering(response)
  const { state, form } = await send()
  expect(form).toMatchObject({ said: { kind: 'success' }, issues: [] })
  expect(state).toEqual({ loading: false, success: true })
})

const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })

it('takes no page of the network for a success', async () => {
  answering(html('<h1>Sign in to this network</h1>'))
  const error = expect.stringMatching(/network/)
  expect((await send()).state).toEqual({ loading: false, error })
  answering(html(JSON.stringify(created)))
  expect((await send()).state).toEqual({ loading: false, success: true })
})

async function send() {
  const store = createStore()
  await store.set(submitContactmailAtom, submission)
  return { form: store.get(contactFormAtom), state: store.get(stateAtoms.CONTACTMAIL_CREATE) }
}

function answering(response: Response) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
}
