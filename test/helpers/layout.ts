import { vi } from 'vitest'

type Scroller = { width: number; content: number; seen?: boolean; still?: boolean }

/** Gives happy-dom, which lays nothing out, a scroller of this size on a screen that shows it. */
export const stubLayout = ({ width, content, seen = true, still = false }: Scroller) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content)
  vi.stubGlobal('ResizeObserver', observer({}))
  vi.stubGlobal('IntersectionObserver', observer({ isIntersecting: seen }))
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: still && query.includes('reduced-motion') }),
  )
}

/** An observer that reports once, as soon as it observes something. */
function observer(entry: object) {
  return class {
    #report: (entries: object[]) => void
    constructor(report: (entries: object[]) => void) {
      this.#report = report
    }
    observe() {
      this.#report([entry])
    }
    disconnect() {}
  }
}
