import { useAtom } from 'jotai'
import type { WritableAtom } from 'jotai/vanilla'
import { useMemo, useSyncExternalStore } from 'react'

/** State for a single island. Define `create` at module level: a new function would reset the state. */
export function useOwnAtom<Value, Args extends unknown[], Result>(create: () => WritableAtom<Value, Args, Result>) {
  return useAtom(useMemo(create, [create]))
}

/** Whether an island has mounted and may show what the server does not know. */
export const useMounted = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
