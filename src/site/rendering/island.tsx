import type { ComponentType, ReactNode } from 'react'
import { ownModules } from './modules.ts'
import type { IslandName, IslandProps } from './registry.ts'

/**
 * When an island gets its script:
 * - `interaction`: on the first pointer, touch or focus; until then its native controls do
 * - `load`: at once
 * - `stored`: never, but for what `stored` says
 */
export type When = 'interaction' | 'load' | 'stored'

type Props<Name extends IslandName> = {
  name: Name
  component: ComponentType<IslandProps<Name> & { children?: ReactNode }>
  when: When
  /** Only what the server's own markup does not say. */
  props: IslandProps<Name>
  /** A key of local or session storage: where it holds something, the island gets its script at once. */
  stored?: string
  /** Rendered here and never again: the browser takes it over as it stands. */
  children?: ReactNode
}

/** An island as the server sends it: its HTML, with what the browser needs to bring it to life. */
export function Island<Name extends IslandName>(props: Props<Name>) {
  const { name, component: Component, when, props: own, stored, children } = props
  return (
    <div
      className="contents"
      data-island={name}
      data-when={when}
      data-stored={stored}
      data-modules={(when !== 'stored' && ownModules(name).join(' ')) || undefined}
      data-props={Object.keys(own).length > 0 ? JSON.stringify(own) : undefined}
    >
      <Component {...own}>
        {children && (
          <div className="contents" data-slot="">
            {children}
          </div>
        )}
      </Component>
    </div>
  )
}
