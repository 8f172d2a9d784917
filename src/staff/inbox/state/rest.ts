import { atom } from 'jotai/vanilla'

/** Keys do nothing while this is true: from an act that opens the next contactmail until shortly after that is shown. */
export const isRestingAtom = atom(false)
export const restMilliseconds = 400

export const restAtom = atom(null, async (_get, set, acting: Promise<boolean>) => {
  set(isRestingAtom, true)
  const isDone = await acting
  setTimeout(() => set(isRestingAtom, false), restMilliseconds)
  return isDone
})
