import { useAtom } from 'jotai'
import { atom, type WritableAtom } from 'jotai/vanilla'
import { useMemo } from 'react'

/** State for a single island. Define `create` at module level: a new function would reset the state. */
export function useOwnAtom<Value, Args extends unknown[], Result>(create: () => WritableAtom<Value, Args, Result>) {
  return useAtom(useMemo(create, [create]))
}

/** Whether an island has mounted and may show stored data, which the server does not have. */
export const createMountedAtom = () => atom(false)
