import type { createStore } from 'jotai/vanilla'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { carouselWords as words } from '../../../../src/site/content/interface.ts'
import { LogoWall } from '../../../../src/site/pages/our-community/logo-wall.island.tsx'
import { partnerLogosLayoutAtom } from '../../../../src/site/pages/our-community/partner-logos-layout.ts'
import { Slides } from '../../../../src/ui/carousel/slides.tsx'
import { stubLayout } from '../../../helpers/layout.ts'
import { find, mount } from '../../../helpers/mount.tsx'

beforeEach(() => stubLayout({ width: 400, content: 4000 }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('switches between a carousel and a grid', async () => {
  const { page, store } = await mount(wall(false))
  const asCarousel = { layout: 'carousel', open: false, tabIndex: 0 }
  const asGrid = { layout: 'grid', open: true, tabIndex: -1 }
  expect(stateOf(page, store)).toEqual(asCarousel)
  await toggle(page, true)
  expect(stateOf(page, store)).toEqual(asGrid)
  await toggle(page, false)
  expect(stateOf(page, store)).toEqual(asCarousel)
})

it('adopts a grid that was opened before hydration', async () => {
  const { page, store } = await mount(wall(true))
  expect(stateOf(page, store)).toEqual({ layout: 'grid', open: true, tabIndex: -1 })
})

const wall = (open: boolean) => (
  <LogoWall>
    <Slides id="logos" label="Logos" words={words} passSeconds={100}>
      <div />
    </Slides>
    <details open={open}>
      <summary>All</summary>
    </details>
  </LogoWall>
)

const stateOf = (page: HTMLElement, store: ReturnType<typeof createStore>) => ({
  layout: store.get(partnerLogosLayoutAtom),
  open: find<HTMLDetailsElement>(page, 'details').open,
  tabIndex: find(page, '#logos').tabIndex,
})

const toggle = (page: HTMLElement, open: boolean) =>
  act(async () => {
    find<HTMLDetailsElement>(page, 'details').open = open
    find(page, 'details').dispatchEvent(new Event('toggle'))
  })
