import { describe, expect, it } from 'vitest'
import { team } from '../../../src/content/team.ts'
import { paths } from '../../../src/paths.ts'
import { attributesOf, findAll, islandProps } from '../../helpers/html.ts'
import { htmlOf } from '../../helpers/site.ts'

const html = await htmlOf(paths.ourTeam)

it('has a card for each leader', async () => {
  const slugs = (await islandProps(html, 'team-modal')).map(({ slug }) => slug)
  expect(slugs).toEqual(team.map(({ slug }) => slug))
})

describe.each(team)('$title', ({ slug, title, position, story }) => {
  const dialog = `dialog#story-${slug}`

  it('has a card that opens a dialog, before any script', async () => {
    const [card, ...others] = (await findAll(html, `button[popovertarget=story-${slug}]`)).filter(
      ({ attributes }) => attributes.popovertargetaction !== 'hide',
    )
    expect(others).toEqual([])
    expect(card?.text).toContain(title)
    expect(card?.text).toContain(position)
    expect(await attributesOf(html, dialog, 'popover')).toHaveLength(1)
  })

  it('has a dialog with photo, position, story and a way to close it', async () => {
    const [content] = await findAll(html, dialog)
    for (const words of [title, position, ...story]) expect(content?.text).toContain(words)
    expect(await findAll(html, `${dialog} img`)).toHaveLength(1)
    expect(await attributesOf(html, `${dialog} button`, 'popovertargetaction')).toEqual(['hide'])
  })
})

it('leads to careers', async () => {
  expect(await attributesOf(html, 'main a', 'href')).toContain(paths.careers)
})
