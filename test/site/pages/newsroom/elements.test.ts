import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import type { NewsItem } from '../../../../src/site/content/schemas/news-item.ts'
import { findAll } from '../../../helpers/html.ts'
import { piecesOf } from '../../../helpers/prose.ts'
import { publicStories } from '../../../helpers/samples.ts'
import { forgetSite, siteWith } from '../../../helpers/site-with.ts'
import { readSample } from '../../content/reading/sample.ts'

/** Every element that a body of Markdown may have, except a picture. */
const body = `We took three boats:

- the grey *dory*,
- the **red** skiff, which leaks.

1. Bail.
2. Row.

## What we learned

### On the water

> A boat is a hole in the water.
>
> Nobody agreed.

Read about [the community](/our-community) & the keeper.`
const { data } = readSample(`---\ntitle: A\n---\n\n${body}\n`)
const description = (data as { body: NewsItem['description'] }).body
const story = { ...(publicStories[0] as NewsItem), description }
const tags = ['p', 'ul', 'ol', 'li', 'em', 'strong', 'h2', 'h3', 'blockquote', 'a']

let ask: Awaited<ReturnType<typeof siteWith>>
beforeAll(async () => {
  ask = await siteWith({ news: [story] })
})
afterAll(forgetSite)

const feed = async () => {
  const { items } = JSON.parse((await ask(paths.newsJson)).text)
  return `<main>${items[0].content_html}</main>`
}

it.each([
  ['its page', async () => (await ask(paths.article(story.slug))).text],
  ['the feed', feed],
])('a body with every element is whole in %s', async (_place, read) => {
  const html = await read()
  for (const tag of tags) expect(await findAll(html, `main ${tag}`), tag).not.toEqual([])
  const [main] = await findAll(html, 'main')
  for (const piece of piecesOf(description)) expect(main?.text).toContain(piece)
})
