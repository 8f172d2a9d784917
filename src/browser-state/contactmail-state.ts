import { atom } from 'jotai/vanilla'
import type { Reducer, StoredContactmail } from './action.ts'

type Operation = { loading?: boolean; success?: boolean | null; error?: string }
export type ContactmailCreate = Operation
export type ContactmailDelete = Operation
export type ContactmailAuth = Operation
export type ContactmailList = { loading?: boolean; contactMails?: StoredContactmail[]; error?: string }

/** Like the next three, cleared to empty by any unrelated action. */
export const contactmailCreateReducer: Reducer<ContactmailCreate> = (_state, action) => {
  switch (action.type) {
    case 'CONTACTMAIL_CREATE_REQUEST':
      return { loading: true }
    case 'CONTACTMAIL_CREATE_SUCCESS':
      return { loading: false, success: true }
    case 'CONTACTMAIL_CREATE_FAIL':
      return { loading: false, error: action.payload }
    case 'CONTACTMAIL_CREATE_RESET':
      return { success: null }
    default:
      return {}
  }
}

export const contactmailListReducer: Reducer<ContactmailList> = (_state, action) => {
  switch (action.type) {
    case 'CONTACTMAIL_LIST_REQUEST':
      return { loading: true }
    case 'CONTACTMAIL_LIST_SUCCESS':
      return { loading: false, contactMails: action.payload }
    case 'CONTACTMAIL_LIST_FAIL':
      return { loading: false, error: action.payload }
    default:
      return {}
  }
}

export const contactmailDeleteReducer: Reducer<ContactmailDelete> = (_state, action) => {
  switch (action.type) {
    case 'CONTACTMAIL_DELETE_REQUEST':
      return { loading: true }
    case 'CONTACTMAIL_DELETE_SUCCESS':
      return { loading: false, success: true }
    case 'CONTACTMAIL_DELETE_FAIL':
      return { loading: false, error: action.payload }
    default:
      return {}
  }
}

export const contactmailAuthReducer: Reducer<ContactmailAuth> = (_state, action) => {
  switch (action.type) {
    case 'CONTACTMAIL_AUTH_REQUEST':
      return { loading: true }
    case 'CONTACTMAIL_AUTH_SUCCESS':
      return { loading: false, success: true }
    case 'CONTACTMAIL_AUTH_FAIL':
      return { loading: false, error: action.payload }
    default:
      return {}
  }
}

export const contactmailCreateAtom = atom<ContactmailCreate>({})
export const contactmailListAtom = atom<ContactmailList>({})
export const contactmailDeleteAtom = atom<ContactmailDelete>({})
export const contactmailAuthAtom = atom<ContactmailAuth>({})
