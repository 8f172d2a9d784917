import { atom } from 'jotai/vanilla'
import { type Action, dispatchAtom } from '../../browser-state/state.ts'
import type { BannerContent } from '../../ui/form/banner.tsx'
import type { ContactmailIssue, ContactmailRefusal } from '../contactmail.ts'
import { formWords } from './form-words.ts'
import { type Sent, sentIn } from './sent-panel.tsx'

type Attempt = {
  said: BannerContent | null
  issues: ContactmailIssue[]
  sent?: Sent | undefined
}

export type ContactFormState = Attempt & {
  /** Whether the banner shows it. An error stays in the form after its banner has gone. */
  hasBanner: boolean
  length: number
  wasTypedBefore: boolean
}

export type ShownResult = Attempt & { said: BannerContent; values: Record<string, string> }

export type ContactFormEvent =
  | { type: 'FORM_HYDRATED'; length: number; wasTypedBefore: boolean; isDismissed: boolean }
  /** `mended`: the field that was typed into, if it is valid now. */
  | { type: 'FORM_TYPED'; length: number; mended?: string }
  | { type: 'FORM_REFUSED'; refusal: ContactmailRefusal }
  | { type: 'FORM_DISMISSED' }

export const contactFormReducer = (state: ContactFormState, action: Action | ContactFormEvent): ContactFormState => {
  switch (action.type) {
    case 'FORM_HYDRATED': {
      const { length, wasTypedBefore, isDismissed } = action
      const shown = isDismissed ? withoutBanner(state) : state
      return { ...shown, length, wasTypedBefore: state.wasTypedBefore || wasTypedBefore }
    }
    case 'FORM_TYPED': {
      const issues = state.issues.filter(({ field }) => field !== action.mended)
      const isMended = issues.length === 0 && state.issues.length > 0
      return { ...state, ...(isMended && nothingSaid), issues, length: action.length }
    }
    case 'FORM_REFUSED':
      return { ...state, ...says('error', action.refusal.message), issues: action.refusal.issues }
    case 'FORM_DISMISSED':
      return withoutBanner(state)
    case 'CONTACTMAIL_CREATE_REQUEST':
      return { ...state, ...says('loading') }
    case 'CONTACTMAIL_CREATE_SUCCESS':
      return { ...state, ...says('success', formWords.success), sent: sentIn(action.payload), length: 0 }
    case 'CONTACTMAIL_CREATE_FAIL':
      return { ...state, ...says('error', action.payload) }
    case 'CONTACTMAIL_CREATE_RESET':
      return { ...state, hasBanner: isUnderWay(state) }
    default:
      return state
  }
}

export const isUnderWay = ({ said }: Pick<ContactFormState, 'said'>) => said?.kind === 'loading'

const nothingSaid = { said: null, hasBanner: false, issues: [] }

export const writing: ContactFormState = { ...nothingSaid, length: 0, wasTypedBefore: false }

export const stateAfter = (result: ShownResult | undefined): ContactFormState => {
  if (!result) return writing
  const { values: _, ...attempt } = result
  return { ...attempt, hasBanner: true, length: 0, wasTypedBefore: true }
}

export const contactFormAtom = atom(writing)

type CreateAction = Extract<Action, { type: `CONTACTMAIL_CREATE_${string}` }>

export const contactFormEventAtom = atom(null, (get, set, event: ContactFormEvent | CreateAction) => {
  if (!event.type.startsWith('FORM_')) set(dispatchAtom, event as CreateAction)
  set(contactFormAtom, contactFormReducer(get(contactFormAtom), event))
})

const says = (kind: BannerContent['kind'], text = '') => ({ said: { kind, text }, hasBanner: true, issues: [] })

/** A dismissed error is gone, unless it is about fields. */
function withoutBanner(state: ContactFormState) {
  const isForgotten = state.said?.kind === 'error' && state.issues.length === 0
  return { ...state, ...(isForgotten && nothingSaid), hasBanner: isUnderWay(state) }
}
