const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove']

/** Notes whether somebody uses the page. `take` says whether anybody has since it was last asked. */
export const watchActivity = () => {
  let isUsed = false
  const note = () => {
    isUsed = true
  }
  for (const sign of signs) document.addEventListener(sign, note, { capture: true, passive: true })
  return {
    take: () => {
      const wasUsed = isUsed
      isUsed = false
      return wasUsed
    },
    stop: () => {
      for (const sign of signs) document.removeEventListener(sign, note, { capture: true })
    },
  }
}
