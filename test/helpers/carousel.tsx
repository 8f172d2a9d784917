import { act } from 'react'
import { vi } from 'vitest'
import { start } from '../../src/browser/carousel-motion.ts'
import { carouselWords as words } from '../../src/site/content/interface.ts'
import { Slides } from '../../src/ui/carousel/slides.tsx'
import { find, mount } from './mount.tsx'

export async function open(passSeconds?: number) {
  const { page } = await mount(slides(passSeconds))
  start(find(page, '.carousel'))
  return page
}

function slides(passSeconds?: number) {
  const moving = passSeconds === undefined ? {} : { passSeconds }
  return (
    <Slides id="slides" label="Slides" words={words} items={[]} {...moving}>
      {() => null}
    </Slides>
  )
}

export function pressRotation(page: HTMLElement) {
  return act(async () => find(page, '.rotation').click())
}

export function scroller(page: HTMLElement) {
  return find(page, '#slides')
}

export function scrollTo(page: HTMLElement, scrollLeft: number) {
  return act(async () => {
    scroller(page).scrollLeft = scrollLeft
    scroller(page).dispatchEvent(new Event('scroll'))
  })
}

export function arrows(page: HTMLElement) {
  const labels = [words.previous, words.next]
  return labels.filter((label) => !find<HTMLButtonElement>(page, `[aria-label=${label}]`).disabled)
}

export function press(page: HTMLElement, label: string) {
  return act(async () => find(page, `[aria-label=${label}]`).click())
}

export function isPlaying(page: HTMLElement) {
  return scroller(page).hasAttribute('data-playing')
}

export function wait(ms: number) {
  return act(async () => vi.advanceTimersByTimeAsync(ms))
}
