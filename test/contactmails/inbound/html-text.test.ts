import { expect, it } from 'vitest'
import { htmlToText } from '../../../src/contactmails/inbound/html-text.ts'

it.each([
  ['<p>Hello<br>you &amp;\r\nm&uuml;</p><td>1</td><td>2</td>', 'Hello\nyou & mü\n1 2'],
  ['<html><head><title>No</title><style>p{}</style></head><body>Yes', 'Yes'],
  ['<head><title>No</title><body>Yes', 'Yes'],
  ['a<script>alert(1)</script>b<svg/>c<template>no</template>d', 'abcd'],
  ['<div>a</div>\n\n\n<div>b</div><p>c</p>', 'a\n\nb\n\nc'],
  ['1 < 2 &lt;b&gt; &#0;&#xD800;&bogus;&euro;', '1 < 2 <b> \uFFFD\uFFFD&bogus;€'],
  ['<!-- no --><?xml:a /><!DOCTYPE html>yes', 'yes'],
])('%j is %j', async (html, text) => {
  expect(await htmlToText(html)).toBe(text)
})

/** The time that it takes for 50 KB and for eight times as much, each the least of three. */
const growthOf = async (part: string) => {
  const times: number[] = []
  for (const size of [50_000, 400_000]) {
    const html = part.repeat(size / part.length)
    const runs: number[] = []
    for (let run = 0; run < 3; run += 1) {
      const start = performance.now()
      await htmlToText(html)
      runs.push(performance.now() - start)
    }
    times.push(Math.min(...runs))
  }
  const [small = 0, large = 0] = times
  return large / Math.max(small, 3)
}

it.each(['<td> ', '<div>', '<p>a', '</p>', '<', '&', '<!--', '<svg>', '<script>', ' \n', '<a "', '</', '<b><i>'])(
  '%j takes time in proportion to its length',
  async (part) => {
    // Quadratic would be 64.
    expect(await growthOf(part)).toBeLessThan(30)
  },
)
