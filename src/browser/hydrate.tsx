import { Provider } from 'jotai'
import { createStore } from 'jotai/vanilla'
import { type ComponentType, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

export type Hydrate = (element: HTMLElement) => Promise<void>

export const hydrateFrom = (islands: Record<string, () => Promise<unknown>>): Hydrate => {
  const store = createStore()
  return async (element) => {
    const { island = '', props = '{}' } = element.dataset
    const Component = (await islands[island]?.()) as ComponentType
    const { activeElement } = document
    const fields = element.querySelectorAll<Field>('input:not([type=hidden]), select, textarea')
    await new Promise<void>((resolve) => {
      const tree = (
        <Provider store={store}>
          <Component {...JSON.parse(props)} />
          <Last mounted={resolve} />
        </Provider>
      )
      const root = hydrateRoot(element, tree, {
        onUncaughtError: (error) => {
          reportError(error)
          // An extension has removed what React was about to.
          if (error instanceof DOMException && error.name === 'NotFoundError') root.render(tree)
        },
      })
    })
    for (const field of fields) if (!field.isConnected) carryOver(field, field === activeElement)
    element.dataset.hydrated = ''
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** React renders an island anew, with empty fields, where a translator or a password manager has changed it. */
function carryOver(old: Field, isFocused: boolean) {
  const field = document.getElementById(old.id) as Field | null
  if (!field) return
  // Left alone, it may hold a draft by now.
  const isUntouched = 'options' in old ? old.selectedOptions[0]?.defaultSelected : old.value === old.defaultValue
  if (!isUntouched) {
    field.value = old.value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (!isFocused) return
  field.focus()
  // A field for an address has no selection.
  if ('selectionEnd' in old && old.selectionEnd !== null) Object.assign(field, { selectionEnd: old.selectionEnd })
}

/** Rendered last, so that its effect runs after those of the island. */
function Last({ mounted }: { mounted: () => void }) {
  useLayoutEffect(mounted, [mounted])
  return null
}
