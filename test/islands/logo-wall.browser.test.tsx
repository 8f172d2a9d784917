import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logoWallWords, carouselWords as words } from '../../src/content/interface.ts'
import { LogoWall } from '../../src/islands/logo-wall.tsx'
import { stubLayout } from '../helpers/layout.ts'
import { find, mount } from '../helpers/mount.tsx'

beforeEach(() => stubLayout({ width: 400, content: 4000 }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('switches between a carousel and a grid', async () => {
  const { page } = await mount(
    <LogoWall id="logos" label="Logos" words={words} passSeconds={100} toggleWords={logoWallWords} />,
  )
  const toggle = find(page, '[aria-expanded]')
  const state = () => ({
    text: toggle.textContent,
    expanded: toggle.getAttribute('aria-expanded'),
    playing: find(page, '#logos').hasAttribute('data-playing'),
    controls: !find(page, '.carousel-controls').classList.contains('invisible'),
  })
  const asCarousel = { text: 'View More', expanded: 'false', playing: true, controls: true }
  expect(state()).toEqual(asCarousel)
  await act(async () => toggle.click())
  expect(state()).toEqual({ text: 'View Less', expanded: 'true', playing: false, controls: false })
  await act(async () => toggle.click())
  expect(state()).toEqual(asCarousel)
})
