import { Provider } from 'jotai'
import { createStore } from 'jotai/vanilla'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandName, registry } from './registry.ts'

/** The one store that all islands of the page share. */
const store = createStore()

/** Brings an island's HTML to life, its server-made children left as they are; done once the island has taken over. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island, props = '{}' } = element.dataset
  const Component = (await registry[island as IslandName]()) as ComponentType<{ children?: ReactNode }>
  const slot = element.querySelector('[data-slot]')
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <Provider store={store}>
        <Component {...JSON.parse(props)}>{slot && <Slot html={slot.innerHTML} />}</Component>
        <Last mounted={resolve} />
      </Provider>,
    )
  })
  element.dataset.hydrated = ''
}

function Slot({ html }: { html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, read back from the page
    <div className="contents" data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/** Its effect runs after those of what stands before it. */
function Last({ mounted }: { mounted: () => void }) {
  useEffect(mounted, [mounted])
  return null
}
