import { Provider } from 'jotai'
import { createStore } from 'jotai/vanilla'
import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

export type Hydrate = (element: HTMLElement) => Promise<void>

export const hydrateFrom = (islands: Record<string, () => Promise<unknown>>): Hydrate => {
  /** Shared by all islands on the page. */
  const store = createStore()
  return async (element) => {
    const { island = '', props = '{}' } = element.dataset
    const Component = (await islands[island]?.()) as ComponentType
    await new Promise<void>((resolve) => {
      hydrateRoot(
        element,
        <Provider store={store}>
          <Component {...JSON.parse(props)} />
          <Last mounted={resolve} />
        </Provider>,
      )
    })
    element.dataset.hydrated = ''
  }
}

/** Rendered last, so that its effect runs after those of the island. */
function Last({ mounted }: { mounted: () => void }) {
  useEffect(mounted, [mounted])
  return null
}
