import type { ComponentType } from 'react'
import { filesOf } from './browser-files.ts'

type Props<Own extends object> = {
  name: string
  component: ComponentType<Own>
  /** When it hydrates: on the first pointer, touch or focus; at once; or if storage holds the key `stored`. */
  when: 'interaction' | 'load' | 'stored'
  /** Serializable. Leave out what the server's markup already says. */
  props: Own
  stored?: string
}

export function Island<Own extends object>(props: Props<Own>) {
  const { name, component: Component, when, props: own, stored } = props
  return (
    <div
      className="contents"
      data-island={name}
      data-when={when}
      // React could not change a text that a translator has replaced.
      translate={when === 'load' ? 'no' : undefined}
      data-stored={stored}
      data-files={(when !== 'stored' && filesOf(name).join(' ')) || undefined}
      data-props={Object.keys(own).length > 0 ? JSON.stringify(own) : undefined}
    >
      <Component {...own} />
    </div>
  )
}
