import { Provider } from 'jotai'
import { createStore } from 'jotai/vanilla'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Brings an island to life in an empty page until the test ends. */
export const mount = async (island: ReactNode, store = createStore()) => {
  const page = document.body.appendChild(document.createElement('div'))
  const root: Root = createRoot(page)
  await act(async () => root.render(<Provider store={store}>{island}</Provider>))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  return { page, store }
}

/** The one element that the selector matches. */
export const find = <Type extends HTMLElement = HTMLElement>(page: HTMLElement, selector: string): Type => {
  const [element, ...others] = page.querySelectorAll<Type>(selector)
  if (!element || others.length > 0) throw new Error(`${others.length + Number(!!element)} elements match ${selector}`)
  return element
}
