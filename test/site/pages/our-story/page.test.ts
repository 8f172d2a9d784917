import { expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { story, values } from '../../../../src/site/content/content.ts'
import { mainText } from '../../../helpers/html.ts'
import { htmlOf } from '../../../helpers/site.ts'

const text = await mainText(await htmlOf(paths.ourStory))

it.each(['founding', 'mission', 'vision', 'values', 'culture', 'achievements'] as const)('has its %s', (part) => {
  const { heading, paragraphs } = story[part]
  for (const words of [heading, ...paragraphs]) expect(text).toContain(words)
})

it.each(values)('has the value $title', ({ title, description }) => {
  expect(text).toContain(title)
  expect(text).toContain(description)
})

it.each(story.achievements.milestones)('has the achievement of $year', ({ year, heading }) => {
  expect(text).toContain(String(year))
  expect(text).toContain(heading)
})
