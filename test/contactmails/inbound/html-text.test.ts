import { expect, it } from 'vitest'
import { htmlToText } from '../../../src/contactmails/inbound/html-text.ts'

it.each([
  ['<p>Hello<br>you &amp;\r\nm&uuml;</p><td>1</td><td>2</td>', 'Hello\nyou & mü\n1 2'],
  ['<html><head><title>No</title><style>p{}</style></head><body>Yes', 'Yes'],
  ['<head><title>No</title><body>Yes', 'Yes'],
  ['a<script>alert(1)</script>b<svg/>c<template>no</template>d', 'abcd'],
  ['<div>a</div>\n\n\n<div>b</div><p>c</p>', 'a\n\nb\n\nc'],
  ['1 < 2 &lt;b&gt; &#0;&#xD800;&bogus;&euro;', '1 < 2 <b> \uFFFD\uFFFD&bogus;€'],
  ['<p>Days:<pre>Mon  9\r\nTue 10\n\nWed 11</pre>and\nso on', 'Days:\nMon 9\nTue 10\n\nWed 11\nand so on'],
  ['<pre>a\n<pre>b\nc</pre>d\ne</pre>', 'a\n\nb\nc\nd\ne'],
  ['<!-- no --><?xml:a /><!DOCTYPE html>yes', 'yes'],
  ['<a href="https://evil.example/a?b=1&amp;copy=2">My bank</a>', 'My bank <https://evil.example/a?b=1&copy=2>'],
  ['<a href="https://evil.example">https://bank.example</a>', 'https://bank.example <https://evil.example/>'],
  ['<a href=" HTTPS://Museum.example/ ">https://<b>museum</b>.example</a>', 'https://museum.example'],
  ['<a href="https://www.museum.example">www.museum.example</a>', 'www.museum.example'],
  ['<a href="mailto:Ada@museum.example?subject=x">Write</a>', 'Write <ada@museum.example>'],
  ['<a href="mailto:ada@museum.example">ada@museum.example</a>', 'ada@museum.example'],
  [
    '<a href="https://a.example/">one<a href="https://b.example/">two',
    'one <https://a.example/>two <https://b.example/>',
  ],
  ['<a href="javascript:alert(1)">a</a> <a href="/x">b</a> <a href="#c">c</a> <a name="d">d</a>', 'a b c d'],
  ['<a href="https://a.example/&#34;&gt;<">x</a>', 'x <https://a.example/%22%3E%3C>'],
  ['<style><a href="https://a.example">x</a></style>y', 'y'],
  ['<a href="https://b\u0430nk.example/">Bank</a>', 'Bank <https://xn--bnk-6cd.example/>'],
])('%j is %j', async (html, text) => {
  expect(await htmlToText(html)).toBe(text)
})

const timeOf = async (html: string, times = 1) => {
  const start = performance.now()
  for (let run = 0; run < times; run += 1) await htmlToText(html)
  return performance.now() - start
}

/**
 * How much longer the most that is read takes than eight runs of an eighth of it, which a busy machine interrupts alike:
 * the least of up to ten tries against the least of three. Once a try has kept to the limit, no other follows.
 */
const growthOf = async (part: string, limit: number) => {
  const [short, long] = [25_000, 200_000].map((size) => part.repeat(size / part.length)) as [string, string]
  let small = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3; run += 1) small = Math.min(small, await timeOf(short, 8))
  let large = Number.POSITIVE_INFINITY
  const growth = () => large / Math.max(small, 12)
  for (let run = 0; run < 10 && growth() >= limit; run += 1) large = Math.min(large, await timeOf(long))
  return growth()
}

it.each([
  '<td> ',
  '<div>',
  '<p>a',
  '</p>',
  '<',
  '&',
  '<!--',
  '<svg>',
  '<script>',
  ' \n',
  '<a "',
  '<a href="https://a.example">',
  '</',
  '<b><i>',
  '<pre>\n',
])('%j takes time in proportion to its length', async (part) => {
  // Quadratic would be 8.
  const limit = 4
  expect(await growthOf(part, limit)).toBeLessThan(limit)
})
