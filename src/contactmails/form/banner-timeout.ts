import { type PointerEvent, useEffect, useRef } from 'react'

/** In ms. Source: the specification, sections 4 and 9. */
export const bannerDuration = 5000
/** Milliseconds until a pointer that enters a new banner was moved there on purpose. */
const settling = 500
const tremor = 12

type Point = { x: number; y: number }

/** Calls `reset` after 5 s, unless the focus, or a pointer moved there on purpose, holds the banner. */
export function useBannerTimeout(banner: unknown, reset: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const since = useRef(0)
  const pointer = useRef<Point>(null)
  const rest = useRef<Point>(null)
  const came = useRef(false)
  const holds = useRef({ pointer: false, focus: false })

  const start = () => {
    clearTimeout(timer.current)
    if (banner && !holds.current.pointer && !holds.current.focus) timer.current = setTimeout(reset, bannerDuration)
  }
  const hold = (part: Partial<typeof holds.current>) => {
    holds.current = { ...holds.current, ...part }
    start()
  }

  useEffect(() => {
    const follow = ({ clientX: x, clientY: y }: MouseEvent) => {
      pointer.current = { x, y }
    }
    for (const type of ['pointermove', 'pointerdown'] as const) addEventListener(type, follow)
    return () => {
      for (const type of ['pointermove', 'pointerdown'] as const) removeEventListener(type, follow)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new banner starts the time anew, a new callback does not
  useEffect(() => {
    since.current = performance.now()
    rest.current = pointer.current
    came.current = false
    // Browsers do not always report the blur of what is removed.
    holds.current = { pointer: false, focus: Boolean(banner) && holds.current.focus }
    start()
    return () => clearTimeout(timer.current)
  }, [banner])

  return {
    onPointerMove: ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
      if (!banner || holds.current.pointer || performance.now() - since.current < settling) return
      const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
      const { current: from } = pointer
      came.current ||= !from || from.x < left || from.x > right || from.y < top || from.y > bottom
      const moved = rest.current ? Math.hypot(x - rest.current.x, y - rest.current.y) : tremor
      if (came.current && moved >= tremor) hold({ pointer: true })
    },
    onPointerLeave: () => {
      came.current = false
      if (holds.current.pointer) hold({ pointer: false })
    },
    onFocus: () => hold({ focus: true }),
    onBlur: () => hold({ focus: false }),
  }
}
