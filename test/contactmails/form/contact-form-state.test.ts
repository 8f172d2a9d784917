import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/browser-state/state.ts'
import {
  type ContactFormEvent,
  type ContactFormState,
  contactFormAtom,
  contactFormEventAtom,
  contactFormReducer,
  writing,
} from '../../../src/contactmails/form/contact-form-state.ts'
import { formWords } from '../../../src/contactmails/form/form-words.ts'
import { actions } from '../../helpers/actions.ts'

const refusal = { message: 'No.', issues: [{ field: 'email' as const, message: 'Enter an address.' }] }
const success = { kind: 'success' as const, text: formWords.success }
const refused = { said: { kind: 'error' as const, text: 'No.' }, issues: refusal.issues }
const failed = { said: { kind: 'error' as const, text: 'Not now.' }, issues: [] }
const situations = {
  writing: { said: null, hasBanner: false, issues: [] },
  sending: { said: { kind: 'loading', text: '' }, hasBanner: true, issues: [] },
  sent: { said: success, hasBanner: true, issues: [] },
  'sent, quiet': { said: success, hasBanner: false, issues: [] },
  refused: { ...refused, hasBanner: true },
  'refused, quiet': { ...refused, hasBanner: false },
  failed: { ...failed, hasBanner: true },
  'failed, quiet': { ...failed, hasBanner: false },
} satisfies Record<string, Partial<ContactFormState>>
type Name = keyof typeof situations
const names = Object.keys(situations) as Name[]

const hydrated = { type: 'FORM_HYDRATED', length: 3, wasTypedBefore: false } as const

/** Where each action leads from each situation: to one from anywhere, or as the table says; `same` where it changes nothing. */
const transitions: Record<
  string,
  { action: Action | ContactFormEvent; to: Name | 'same' | Partial<Record<Name, Name>> }
> = {
  'taking over': { action: { ...hydrated, isDismissed: false }, to: 'same' },
  'taking over after a dismissal': {
    action: { ...hydrated, isDismissed: true },
    to: {
      sent: 'sent, quiet',
      failed: 'writing',
      refused: 'refused, quiet',
      'failed, quiet': 'writing',
    },
  },
  typing: { action: { type: 'FORM_TYPED', length: 5 }, to: 'same' },
  'a refusal': { action: { type: 'FORM_REFUSED', refusal }, to: 'refused' },
  'a dismissal': {
    action: { type: 'FORM_DISMISSED' },
    to: {
      sent: 'sent, quiet',
      failed: 'writing',
      refused: 'refused, quiet',
      'failed, quiet': 'writing',
    },
  },
  CONTACTMAIL_CREATE_REQUEST: { action: actions.CONTACTMAIL_CREATE_REQUEST, to: 'sending' },
  CONTACTMAIL_CREATE_SUCCESS: { action: actions.CONTACTMAIL_CREATE_SUCCESS, to: 'sent' },
  CONTACTMAIL_CREATE_FAIL: { action: actions.CONTACTMAIL_CREATE_FAIL, to: 'failed' },
  CONTACTMAIL_CREATE_RESET: {
    action: actions.CONTACTMAIL_CREATE_RESET,
    to: { sent: 'sent, quiet', failed: 'failed, quiet', refused: 'refused, quiet' },
  },
}

const stateIn = (name: Name) => Object.freeze({ ...writing, ...situations[name], length: 2 })

describe.each(Object.entries(transitions))('%s', (_name, { action, to }) => {
  it.each(names)('from %s', (from) => {
    const expected = to === 'same' ? from : typeof to === 'string' ? to : (to[from] ?? from)
    expect(contactFormReducer(stateIn(from), action)).toMatchObject(situations[expected])
  })
})

describe.each(names)('%s', (name) => {
  it.each(Object.values(actions).filter(({ type }) => !type.startsWith('CONTACTMAIL_CREATE_')))(
    'is left alone by $type',
    (action) => {
      const state = stateIn(name)
      expect(contactFormReducer(state, action)).toBe(state)
    },
  )

  it('keeps its banner, so that no time begins anew, while somebody types', () => {
    const state = stateIn(name)
    const typed = contactFormReducer(state, { type: 'FORM_TYPED', length: 9 })
    expect([typed.said, typed.hasBanner]).toEqual([state.said, state.hasBanner])
    expect(typed.said).toBe(state.said)
  })
})

describe('the length', () => {
  const state = stateIn('writing')

  it.each([
    [{ ...hydrated, isDismissed: false }, 3],
    [{ type: 'FORM_TYPED', length: 5 }, 5],
    [{ type: 'FORM_REFUSED', refusal }, 2],
    [actions.CONTACTMAIL_CREATE_FAIL, 2],
    [actions.CONTACTMAIL_CREATE_SUCCESS, 0],
  ] as const)('after %j is %i', (action, length) => {
    expect(contactFormReducer(state, action).length).toBe(length)
  })
})

it.each([
  [false, false, false],
  [false, true, true],
  [true, false, true],
])('typed before: %s, with a draft: %s -> %s', (before, wasTypedBefore, after) => {
  const state = { ...writing, wasTypedBefore: before }
  expect(contactFormReducer(state, { ...hydrated, wasTypedBefore, isDismissed: false }).wasTypedBefore).toBe(after)
})

it('is moved by the operations of the specification', () => {
  const store = createStore()
  const moves = (['REQUEST', 'FAIL', 'REQUEST', 'SUCCESS', 'RESET'] as const).map((step) => {
    store.set(contactFormEventAtom, actions[`CONTACTMAIL_CREATE_${step}`])
    return store.get(contactFormAtom).said?.kind
  })
  expect(moves).toEqual(['loading', 'error', 'loading', 'success', 'success'])
})
