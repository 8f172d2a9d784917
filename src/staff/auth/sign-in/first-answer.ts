import { atom } from 'jotai/vanilla'

/** Whether to show the server's answer to a post without JavaScript: until something else is sent. */
export const createFirstAnswerAtom = () => atom(true)
