/** Skips the view transition, which costs a picture of this page, where the next page shares no drawing with it. */
export function moveSharedPictures(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const next = activation?.entry.url
    // The way back may lead from a picture's own page to any page that lists it.
    const urls = activation?.navigationType === 'traverse' ? [next, location.pathname] : [next]
    // The rule `moves-*` of uno.config.ts, which ends with the slug.
    if (!urls.some((url) => document.querySelector(`[class$="-${url?.split('/').at(-1)}"]`)))
      viewTransition?.skipTransition()
  })
}
