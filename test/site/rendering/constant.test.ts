import { createElement, type FunctionComponent } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { expect, it } from 'vitest'
import { Constant, RenderAnew } from '../../src/layout/constant.tsx'

const htmlOf = async (part: FunctionComponent, name: string, isAnew = false) =>
  new Response(
    await renderToReadableStream(
      createElement(
        RenderAnew,
        { value: isAnew },
        createElement(Constant, { name, className: 'part' }, createElement(part)),
      ),
    ),
  ).text()

const counting = () => {
  let times = 0
  return () => createElement('p', null, 'time ', ++times, ' & more')
}

it('is rendered once, as it would be in its place', async () => {
  const part = counting()
  const first = await htmlOf(part, 'once')
  expect(first).toBe(await htmlOf(counting(), 'anew', true))
  expect(await htmlOf(part, 'once')).toBe(first)
})

it('is rendered each time where nothing is to be reused', async () => {
  const part = counting()
  const htmls = [await htmlOf(part, 'each', true), await htmlOf(part, 'each', true)]
  expect(htmls.map((html) => /time <!-- -->(\d)/.exec(html)?.[1])).toEqual(['1', '2'])
})
