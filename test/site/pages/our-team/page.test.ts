import { describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { team } from '../../../../src/site/content/content.ts'
import { attributesOf, findAll } from '../../../helpers/html.ts'
import { piecesOf } from '../../../helpers/prose.ts'
import { htmlOf } from '../../../helpers/site.ts'

const html = await htmlOf(paths.ourTeam)

it('has a card for each leader', async () => {
  const dialogs = await attributesOf(html, 'main button[aria-haspopup=dialog]', 'popovertarget')
  expect(dialogs).toEqual(team.map(({ slug }) => `story-${slug}`))
})

describe.each(team)('$title', ({ slug, title, position, story }) => {
  const dialog = `dialog#story-${slug}`

  it('has a card that opens a dialog without script', async () => {
    const [card, ...others] = await findAll(html, `button[aria-haspopup=dialog][popovertarget=story-${slug}]`)
    expect(others).toEqual([])
    expect(card?.text).toContain(title)
    expect(card?.text).toContain(position)
  })

  it('has a dialog with photo, position, story and a way to close it', async () => {
    const [content] = await findAll(html, dialog)
    for (const words of [title, position, ...piecesOf(story)]) expect(content?.text).toContain(words)
    expect(await findAll(html, `${dialog} img`)).toHaveLength(1)
    // Its button, and the area beside its panel.
    expect(await attributesOf(html, `${dialog} button`, 'popovertargetaction')).toEqual(['hide', 'hide'])
    expect(await attributesOf(html, `${dialog} button`, 'popovertarget')).toEqual([`story-${slug}`, `story-${slug}`])
  })
})

it('links to careers', async () => {
  expect(await attributesOf(html, 'main a', 'href')).toContain(paths.careers)
})
