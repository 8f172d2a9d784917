import 'virtual:uno.css'
import { keepInertBehind } from './islands/inert-behind.ts'
import { answerCommands } from './islands/invoker-commands.ts'

type Loaded = { hydrate: (island: Element) => Promise<void>; start: (carousel: Element) => void }
type Connection = { saveData?: boolean; effectiveType?: string }

// What islands/modules.ts lists: the module that hydrates, the one that moves carousels, and what they import.
const modules = document.body.dataset.modules?.split(' ') ?? []
const [hydrating, moving] = modules
const starts = new Map<Element, Promise<void>>()

for (const touch of ['pointerover', 'touchstart', 'focusin']) addEventListener(touch, startTouched, { passive: true })
addEventListener('click', remember, true)
answerCommands()
keepInertBehind()
watchScroll()
// A page can paint, and this run, while the rest of it is on its way.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startIslands)
else startIslands()
if (document.readyState === 'complete') whenIdle(prefetch)
else addEventListener('load', () => whenIdle(prefetch))

function startIslands() {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (island.dataset.when === 'load' || isStored(island.dataset.stored)) start(island)
    // Touched before this came. What is focused in an open dialog counts as within it alone for `:focus-within`.
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

/** Without the network the island stays as it is, and the next touch tries again. */
async function hydrate(island: HTMLElement) {
  try {
    hint('modulepreload', modules.concat(ownModules(island)))
    await (await load(hydrating)).hydrate(island)
  } catch (error) {
    starts.delete(island)
    console.warn(error)
  }
}

/** A press on what only an island can answer waits for it. */
function remember(event: Event) {
  const control = closest(event.target, '[type=button]:not([commandfor], [popovertarget], [data-live])')
  const island = closest(control, '[data-island]:not([data-hydrated])')
  if (!island) return
  event.stopImmediatePropagation()
  start(island).then(() => island.dataset.hydrated === '' && control?.click())
}

/** Carousels in sight move, and have their arrows, before React. */
function watchCarousels() {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      load(moving).then((motion) => motion.start(target), console.warn)
    }
  })
  for (const carousel of document.querySelectorAll('.carousel')) seen.observe(carousel)
}

/** What a touch does by itself comes first; what moves all the time keeps nobody waiting for long. */
function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in self) requestIdleCallback(callback, { timeout: 300 })
  // Elsewhere a task of its own is idle enough.
  else setTimeout(callback)
}

/** Fetches and does not run what a first touch will need, unless the line is slow or to be spared. */
function prefetch() {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType !== '4g') return
  const islands = document.querySelectorAll<HTMLElement>('[data-when=interaction]')
  hint('prefetch', modules.concat(...[...islands].map(ownModules)))
}

function hint(rel: string, files: string[]) {
  for (const href of new Set(files))
    document.head.append(Object.assign(document.createElement('link'), { rel, href, as: 'script' }))
}

function ownModules(island: HTMLElement) {
  return island.dataset.modules?.split(' ') ?? []
}

function load(url: string | undefined): Promise<Loaded> {
  return import(/* @vite-ignore */ url as string)
}

function closest(target: EventTarget | null, selector: string) {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

function isStored(key: string | undefined) {
  try {
    return key !== undefined && (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null
  } catch {
    return false
  }
}

/** The header turns solid once the page has scrolled. */
function watchScroll() {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 24)
  addEventListener('scroll', update, { passive: true })
  update()
}
