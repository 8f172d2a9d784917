import { type PointerEvent, useEffect } from 'react'
import { useOwnAtom } from '../../browser/use-own-atom.ts'
import { type BannerHold, createBannerHoldAtom, free } from './banner-hold.ts'

/** How long a notice stays by default, in ms. Source: the specification, sections 4 and 9. */
export const bannerDuration = 5000

/**
 * Calls `reset` 5 s after `notice` came, but not while it has the focus or somebody points at it. A pointer that rests
 * does not count: a notice may come, or the page move, under it.
 */
export function useBannerTimeout(notice: unknown, reset: () => void) {
  const [{ pointed, focused }, setHold] = useOwnAtom(createBannerHoldAtom)
  const held = pointed || focused

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each notice
  useEffect(() => {
    // A browser does not always tell of the blur of what is removed.
    setHold((before) => (notice ? { ...before, pointed: false } : free))
  }, [notice])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice starts the time anew, a new callback does not
  useEffect(() => {
    if (!notice || held) return
    const timer = setTimeout(reset, bannerDuration)
    return () => clearTimeout(timer)
  }, [notice, held])

  const change = (part: Partial<BannerHold>) => setHold((before) => ({ ...before, ...part }))
  return {
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      // Browsers report moves of the page under a resting pointer, too.
      if (!pointed && (movementX || movementY)) change({ pointed: true })
    },
    onPointerLeave: () => change({ pointed: false }),
    onFocus: () => change({ focused: true }),
    onBlur: () => change({ focused: false }),
  }
}
