import { useStore } from 'jotai'
import { useEffect } from 'react'
import type { Office } from '../state/inbox-view.ts'
import { commandOf, isTypedInto } from './key-commands.ts'
import { areKeysOnAtom } from './keys-on-atom.ts'
import { runCommand } from './run-command.ts'

export function useKeys(office: Office) {
  const store = useStore()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = store.get(areKeysOnAtom) ? commandOf(event, isTypedInto(event.target)) : null
      if (!command || !runCommand(store, command, office)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    searchForEarlyText()
    return () => document.removeEventListener('keydown', press)
  }, [store, office])
}

/** Moves what was typed before hydration, kept by public/early-keys.js, into the search. */
function searchForEarlyText() {
  const { dataset } = document.documentElement
  const { typed = '' } = dataset
  delete dataset.typed
  const field = document.querySelector<HTMLInputElement>('.inbox-search')
  if (!field || !typed.trim()) return
  field.value += typed.trimStart().replace(/^\//, '')
  field.focus()
}
