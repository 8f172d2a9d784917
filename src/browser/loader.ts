import 'virtual:uno.css'
import type { Hydrate } from './hydrate.tsx'
import { keepInertBehind } from './inert-behind.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

if (import.meta.env.DEV) {
  await import('@vitejs/plugin-react/preamble')
  // Hot updates change the imported style sheet, not the linked one.
  document.querySelector('link[href="/__uno.css"]')?.remove()
}

// Set by site/rendering/browser-files.ts.
const { hydrate: hydrateUrl = '', carouselMotion = '' } = document.body.dataset
let motionUrl = carouselMotion
const sharedFiles = [hydrateUrl, ...filesOf(document.body)]
const starts = new Map<Element, Promise<true | undefined>>()
const aWindowAhead = { rootMargin: '99%' }

for (const touch of ['pointerover', 'focusin']) addEventListener(touch, startTouched)
addEventListener('click', remember, true)
// Replaces the handler that the page's head installs.
self.onsubmit = hold
keepInertBehind()
if (!('popover' in HTMLElement.prototype)) addEventListener('click', openModally)
moveSharedPictures()
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startIslands)
else startIslands()
if (document.readyState === 'complete') whenIdle(prefetch)
else addEventListener('load', () => whenIdle(prefetch))

function startIslands() {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (island.dataset.when === 'load' || storedItem(island.dataset.stored)) start(island)
    // Touched before this script ran. `:focus-within` would miss focus inside an open dialog.
    if (island.matches(':hover') || island.contains(document.activeElement)) startTouched({ target: island })
  }
  watchCarousels()
}

function startTouched({ target }: { target: EventTarget | null }) {
  const island = closest(target, '[data-when=interaction]')
  if (island && !starts.has(island)) whenIdle(() => start(island))
}

function start(island: HTMLElement) {
  const started = starts.get(island) ?? hydrate(island)
  starts.set(island, started)
  return started
}

/** Returns whether it succeeded. If not, the next touch tries again, though Chromium remembers that the import failed. */
async function hydrate(island: HTMLElement) {
  try {
    // Some bring a module of their own, which needs no React.
    const { module = hydrateUrl } = island.dataset
    if (module === hydrateUrl) preload(sharedFiles.concat(filesOf(island)))
    const { hydrate }: { hydrate: Hydrate } = await import(/* @vite-ignore */ module)
    await hydrate(island)
    return true
  } catch (error) {
    starts.delete(island)
    console.warn(error)
  }
}

/** Holds a press that only the island can handle, and repeats it after hydration. */
function remember(event: Event) {
  const control = closest(event.target, '[type=button]:not([popovertarget])')
  const island = closest(control, '[data-island]:not([data-hydrated])')
  if (!island) return
  event.stopImmediatePropagation()
  start(island).then((isHydrated) => isHydrated && control?.click())
}

/** Holds a form until its island hydrates. If that fails or takes 5 s, the browser validates and posts it. */
function hold(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const island = closest(form, '[data-island]:not([data-hydrated])')
  // A form that the browser has begun to post is left to it: what it posts twice is stored once.
  if (!island || !form.noValidate || event.defaultPrevented || self.onpagehide) return
  event.preventDefault()
  form.ariaBusy = 'true'
  Promise.race([start(island), new Promise<undefined>((resolve) => setTimeout(resolve, 5000))]).then((isHydrated) => {
    if (isHydrated || !form.reportValidity()) form.ariaBusy = null
    // React renders a form anew that a translator has changed.
    if (isHydrated) island.querySelector('form')?.requestSubmit()
    else if (form.ariaBusy) {
      // Back may show the page as it was left, and no event tells that the reader has stopped the browser.
      self.onpagehide = () => (form.ariaBusy = null)
      setTimeout(self.onpagehide, 20_000)
      form.submit()
    }
  })
}

/** Without popovers, the drawer and the stories of the team are modal dialogs. */
function openModally({ target }: Event) {
  const button = closest(target, '[popovertarget]')
  const dialog = document.getElementById(button?.getAttribute('popovertarget') ?? '') as HTMLDialogElement | null
  if (dialog?.open) dialog.close()
  else dialog?.showModal()
}

function watchCarousels() {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      const motion: Promise<typeof import('./carousel-motion.ts')> = import(/* @vite-ignore */ motionUrl)
      motion.then(
        ({ start }) => start(target as HTMLElement),
        () => {
          // Chromium would not ask for the same URL again.
          motionUrl += '?'
          setTimeout(() => seen.observe(target), 10_000)
        },
      )
    }
  }, aWindowAhead)
  for (const carousel of document.querySelectorAll('.carousel')) seen.observe(carousel)
}

function whenIdle(callback: () => void) {
  // Without requestIdleCallback, a separate task is idle enough.
  const later = (self.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback
  later(callback, { timeout: 300 })
}

/** Preloads what a first touch needs and what comes next, except under Save-Data or on a slow connection. */
function prefetch() {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType !== '4g') return
  const islands = document.querySelectorAll<HTMLElement>('[data-when=interaction]')
  preload(sharedFiles.concat(...[...islands].map(filesOf)), 'low')
  // The selector of site/feeds/route.ts.
  document.documentElement.dataset.idle = ''
}

/** Not prefetch links: WebKit ignores them, and Firefox holds them to the policy's `default-src`. */
function preload(files: string[], fetchPriority = 'auto') {
  for (const href of new Set(files))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }))
}

function filesOf({ dataset }: HTMLElement) {
  return dataset.files?.split(' ') ?? []
}

function closest(target: EventTarget | null, selector: string) {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

function storedItem(key = '') {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Skips the view transition, which costs a picture of this page, where the next page shares no drawing with it. */
function moveSharedPictures(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    // Chromium has no entry on the way back to a page that redirects.
    const next = activation?.entry?.url
    // The way back may lead from a picture's own page to any page that lists it.
    const urls = activation?.navigationType === 'traverse' ? [next, location.pathname] : [next]
    // The rule `moves-*` of uno.config.ts, which ends with the slug.
    if (!urls.some((url) => document.querySelector(`[class$="-${url?.split('/').at(-1)}"]`)))
      viewTransition?.skipTransition()
  })
}
