import type { ComponentType, ReactNode } from 'react'
import type { IslandName, IslandProps } from './registry.ts'

/**
 * When an island gets its script:
 * - `visible`: as it nears the viewport
 * - `interaction`: on the first pointer, touch or focus; until then its native controls do
 * - `load`: at once
 * - `stored`: at once, for those who have a session in local storage, and never for anybody else
 */
export type When = 'visible' | 'interaction' | 'load' | 'stored'

type Props<Name extends IslandName> = {
  name: Name
  component: ComponentType<IslandProps<Name> & { children?: ReactNode }>
  when: When
  props: IslandProps<Name>
  /** Rendered here and never again: the browser takes it over as it stands. */
  children?: ReactNode
}

/** An island as the server sends it: its HTML, with what the browser needs to bring it to life. */
export function Island<Name extends IslandName>({ name, component: Component, when, props, children }: Props<Name>) {
  return (
    <div className="contents" data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      <Component {...props}>
        {children && (
          <div className="contents" data-slot="">
            {children}
          </div>
        )}
      </Component>
    </div>
  )
}
