import { atom } from 'jotai/vanilla'
import { type Action, dispatchAtom } from '../../browser-state/state.ts'
import type { BannerContent } from '../../ui/form/banner.tsx'
import type { ContactmailIssue, ContactmailRefusal } from '../contactmail.ts'
import { type Sent, sentIn } from './sent-panel.tsx'

export type ContactFormSituation =
  | { name: 'writing' }
  | { name: 'verifying' }
  | { name: 'sending' }
  | { name: 'sent'; hasBanner: boolean; sent?: Sent | undefined }
  | { name: 'refused'; hasBanner: boolean; message: string; issues: ContactmailIssue[] }
  | { name: 'failed'; hasBanner: boolean; message: string }

export type ContactFormState = {
  situation: ContactFormSituation
  length: number
  spokenLength: number | null
  wasTypedBefore: boolean
}

export type ShownResult = {
  values: Record<string, string>
  issues: ContactmailIssue[]
  banner: BannerContent
  sent?: Sent | undefined
}

export type ContactFormEvent =
  | { type: 'FORM_HYDRATED'; length: number; wasTypedBefore: boolean; isDismissed: boolean }
  /** `mended`: the field that was typed into, if it is valid now. */
  | { type: 'FORM_TYPED'; length: number; mended?: string }
  | { type: 'FORM_PAUSED' }
  | { type: 'FORM_VERIFYING' }
  | { type: 'FORM_REFUSED'; refusal: ContactmailRefusal }
  | { type: 'FORM_DISMISSED' }

export const contactFormReducer = (state: ContactFormState, action: Action | ContactFormEvent): ContactFormState => {
  const to = (situation: ContactFormSituation) => ({ ...state, situation })
  switch (action.type) {
    case 'FORM_HYDRATED': {
      const { length, wasTypedBefore, isDismissed } = action
      const situation = isDismissed ? dismissed(state.situation) : state.situation
      return { ...state, situation, length, wasTypedBefore: state.wasTypedBefore || wasTypedBefore }
    }
    case 'FORM_TYPED':
      return { ...state, length: action.length, situation: withMended(state.situation, action.mended) }
    case 'FORM_PAUSED':
      return { ...state, spokenLength: state.length }
    case 'FORM_REFUSED':
      return to({ name: 'refused', hasBanner: true, ...action.refusal })
    case 'FORM_VERIFYING':
      return to({ name: 'verifying' })
    case 'FORM_DISMISSED':
      return to(dismissed(state.situation))
    case 'CONTACTMAIL_CREATE_REQUEST':
      return to({ name: 'sending' })
    case 'CONTACTMAIL_CREATE_SUCCESS':
      return { ...to({ name: 'sent', hasBanner: true, sent: sentIn(action.payload) }), length: 0 }
    case 'CONTACTMAIL_CREATE_FAIL':
      return to({ name: 'failed', hasBanner: true, message: action.payload })
    case 'CONTACTMAIL_CREATE_RESET':
      return 'hasBanner' in state.situation ? to({ ...state.situation, hasBanner: false }) : state
    default:
      return state
  }
}

export const writing: ContactFormState = {
  situation: { name: 'writing' },
  length: 0,
  spokenLength: null,
  wasTypedBefore: false,
}

export const stateAfter = (result: ShownResult | undefined): ContactFormState => {
  if (!result) return writing
  const length = result.values.message?.length ?? 0
  return { ...writing, situation: situationAfter(result), length, wasTypedBefore: true }
}

export const contactFormAtom = atom(writing)

type CreateAction = Extract<Action, { type: `CONTACTMAIL_CREATE_${string}` }>

export const contactFormEventAtom = atom(null, (get, set, event: ContactFormEvent | CreateAction) => {
  if (!isContactFormEvent(event)) set(dispatchAtom, event)
  set(contactFormAtom, contactFormReducer(get(contactFormAtom), event))
})

const isContactFormEvent = (event: ContactFormEvent | CreateAction): event is ContactFormEvent =>
  event.type.startsWith('FORM_')

function dismissed(situation: ContactFormSituation): ContactFormSituation {
  if (situation.name === 'refused' || situation.name === 'sent') return { ...situation, hasBanner: false }
  return 'hasBanner' in situation ? { name: 'writing' } : situation
}

function withMended(situation: ContactFormSituation, mended: string | undefined): ContactFormSituation {
  if (situation.name !== 'refused' || !mended) return situation
  const issues = situation.issues.filter(({ field }) => field !== mended)
  return issues.length > 0 ? { ...situation, issues } : { name: 'writing' }
}

function situationAfter({ issues, banner, sent }: ShownResult): ContactFormSituation {
  if (banner.kind === 'success') return { name: 'sent', hasBanner: true, sent }
  const { text: message = '' } = banner
  return issues.length > 0
    ? { name: 'refused', hasBanner: true, message, issues }
    : { name: 'failed', hasBanner: true, message }
}
