import { useStore } from 'jotai'
import { useEffect } from 'react'
import type { Office } from '../state/office.ts'
import { commandOf, isTypedInto } from './key-commands.ts'
import { areKeysOnAtom } from './keys-on-atom.ts'
import { runCommand } from './run-command.ts'

/** Makes the inbox's keys work. */
export function useKeys(office: Office) {
  const store = useStore()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = store.get(areKeysOnAtom) ? commandOf(event, isTypedInto(event.target)) : null
      if (!command || !runCommand(store, command, office)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [store, office])
}
