import { createElement, type FunctionComponent } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { expect, it } from 'vitest'
import { Constant } from '../../../src/site/rendering/constant.tsx'

const htmlOf = async (part: FunctionComponent, name: string) =>
  new Response(
    await renderToReadableStream(createElement(Constant, { name, className: 'part' }, createElement(part))),
  ).text()

const counting = () => {
  let times = 0
  return () => createElement('p', null, 'time ', ++times, ' & more')
}

it('renders a part once and copies it from then on', async () => {
  const part = counting()
  const first = await htmlOf(part, 'once')
  expect(first).toBe('<div class="part"><p>time <!-- -->1<!-- --> &amp; more</p></div>')
  expect(await htmlOf(part, 'once')).toBe(first)
})

it('renders parts of other names by themselves', async () => {
  const part = counting()
  await htmlOf(part, 'one')
  expect(await htmlOf(part, 'another')).toContain('<!-- -->2<!-- -->')
})
