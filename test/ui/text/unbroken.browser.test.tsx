import { expect, it } from 'vitest'
import { Prose } from '../../../src/site/layout/passage.tsx'
import { Unbroken } from '../../../src/ui/text/unbroken.tsx'
import { mount } from '../../helpers/mount.tsx'

const linksIn = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])
const mail = (address: string) => [`mailto:${address}`, address]

it.each([
  ['Write to jobs@forager.example.', ['jobs@forager.example']],
  [
    'Write (to co-op@north-shore.example), or a.b+c@x.example; thanks',
    ['co-op@north-shore.example', 'a.b+c@x.example'],
  ],
  ['Meet @ 5 p.m., twenty-two of us, on May 7 @home', []],
])('%s', async (text, addresses) => {
  const { page } = await mount(<Unbroken text={text} />)
  expect(linksIn(page)).toEqual(addresses.map(mail))
  expect(page.textContent).toBe(text)
})

it('makes no link within a link', async () => {
  const words = { tag: 'em' as const, children: ['jobs@forager.example'] }
  const link = { tag: 'a' as const, href: '/careers', children: ['Write to ', words] }
  const { page } = await mount(<Prose of={[{ tag: 'p', children: [link, ' or ask@forager.example'] }]} />)
  expect(linksIn(page)).toEqual([['/careers', 'Write to jobs@forager.example'], mail('ask@forager.example')])
})
