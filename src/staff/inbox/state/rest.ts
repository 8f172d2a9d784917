import { atom } from 'jotai/vanilla'

/** Keys act on nothing from a press that goes on to another contactmail until shortly after that is shown. */
export const isRestingAtom = atom(false)
export const restMilliseconds = 400

export const restAtom = atom(null, async (_get, set, acting: Promise<boolean>) => {
  set(isRestingAtom, true)
  const isDone = await acting
  setTimeout(() => set(isRestingAtom, false), restMilliseconds)
  return isDone
})
