import 'virtual:uno.css'
import type { When } from './islands/island.tsx'

const touches = ['pointerover', 'touchstart', 'focusin'] as const
const started = new WeakSet<Element>()

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) schedule(element)
watchScroll()

function schedule(element: HTMLElement) {
  const when = element.dataset.when as When
  if (when === 'load' || when === 'stored') {
    if (when === 'load' || hasStoredUser()) start(element)
    return
  }
  for (const touch of touches) element.addEventListener(touch, () => start(element), { once: true, passive: true })
  if (when === 'visible') nears(element)
}

async function start(element: HTMLElement) {
  if (started.has(element)) return
  started.add(element)
  const { hydrate } = await import('./islands/hydrate.tsx')
  await hydrate(element)
}

function nears(element: HTMLElement) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      start(element)
    },
    { rootMargin: '200px' },
  )
  // The wrapper has no box of its own.
  if (element.firstElementChild) observer.observe(element.firstElementChild)
}

function hasStoredUser() {
  try {
    return localStorage.getItem('userInfo') !== null
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
