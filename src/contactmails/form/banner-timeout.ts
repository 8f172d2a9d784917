import { type PointerEvent, useEffect, useRef } from 'react'

/** In ms. Source: the specification, sections 4 and 9. */
const bannerDuration = 5000
/** Pixels that a resting hand may move the pointer. */
const tremor = 12

/** Calls `reset` after 5 s, unless the focus, or a pointer that moves over the banner, holds it. */
export function useBannerTimeout(banner: unknown, reset: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rest = useRef<{ x: number; y: number }>(null)
  const holds = useRef({ pointer: false, focus: false })

  const hold = (part: Partial<typeof holds.current>) => {
    holds.current = { ...holds.current, ...part }
    clearTimeout(timer.current)
    if (banner && !holds.current.pointer && !holds.current.focus) timer.current = setTimeout(reset, bannerDuration)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new banner starts the time anew, a new callback does not
  useEffect(() => {
    rest.current = null
    // Browsers do not always report the blur of what is removed.
    hold({ pointer: false, focus: Boolean(banner) && holds.current.focus })
    return () => clearTimeout(timer.current)
  }, [banner])

  return {
    onPointerMove: ({ clientX: x, clientY: y, movementX, movementY }: PointerEvent) => {
      rest.current ??= { x: x - movementX, y: y - movementY }
      const isMoved = Math.hypot(x - rest.current.x, y - rest.current.y) >= tremor
      if (isMoved && !holds.current.pointer) hold({ pointer: true })
    },
    onPointerLeave: () => {
      rest.current = null
      if (holds.current.pointer) hold({ pointer: false })
    },
    onFocus: () => hold({ focus: true }),
    onBlur: () => hold({ focus: false }),
  }
}
