import { expect, it, vi } from 'vitest'
import { Linked } from '../../../../src/staff/inbox/pane/linked.tsx'
import { mount } from '../../../helpers/mount.tsx'

const linksIn = async (text: string) => {
  const { page } = await mount(<Linked text={text} />)
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  return { links, page }
}

it.each([
  ['See https://museum.example/a?b=c&d#e.', 'https://museum.example/a?b=c&d#e'],
  ['(https://museum.example/Keeper_(film))', 'https://museum.example/Keeper_(film)'],
  ['<https://museum.example/>, "https://two.example"', 'https://museum.example/', 'https://two.example'],
  ['Www.museum.example!', 'https://www.museum.example/'],
  ['Http://museum.example', 'http://museum.example/'],
  ["o'brien+x@museum.example; ada@a-b.example.", "mailto:o'brien+x@museum.example", 'mailto:ada@a-b.example'],
  ['604-555-0100, +1 (604) 555-0100 or +49 30 1234567', 'tel:6045550100', 'tel:+16045550100', 'tel:+49301234567'],
  ['On 2026-11-25 at 10:30 for $1,250.00, item 12345678901.'],
  ['javascript:alert(1) data:text/html,x file:///etc/passwd ftp://x.example vbscript:x jAvAsCrIpT://x%0A(1)'],
  ['https:// www. a@b @c.example 604-555-01000 xhttps://a.example https://[::1'],
])('of %j one can press %s', async (text, ...hrefs) => {
  const { links, page } = await linksIn(text)
  expect(links.map(([, href]) => href?.replace(/(\.example)\/?$/, '$1'))).toEqual(
    hrefs.map((href) => href.replace(/(\.example)\/?$/, '$1')),
  )
  for (const link of page.querySelectorAll('a')) expect(link.rel).toBe('noreferrer noopener')
})

it.each([
  ['https://bank.example@evil.example/x', 'https://evil.example/x'],
  ['https://bank.example:443@evil.example', 'https://evil.example/'],
  ['https://b\u0430nk.example/', 'https://xn--bnk-6cd.example/'],
  ['https://bank.example%2eevil.example/', 'https://bank.example.evil.example/'],
  ['https://bank。example/', 'https://bank.example/'],
  ['https://evil.example/\u202Egpj.exe', 'https://evil.example/%E2%80%AEgpj.exe'],
  ['https://0x7f.1/', 'https://127.0.0.1/'],
  ['ada@m\u00FCller.example', 'ada@xn--mller-kva.example'],
  ['https://MUSEUM.example/A', 'https://MUSEUM.example/A'],
])('%j is shown as %j', async (text, shown) => {
  const { links } = await linksIn(text)
  expect(links.map(([text]) => text)).toEqual([shown])
})

it('an address with letters that look like ASCII is no part of another', async () => {
  expect((await linksIn('\u0430da@museum.example')).links).toEqual([])
  expect((await linksIn('\u212Aate@museum.example')).links).toEqual([])
})

it('needs no URL.canParse, which Safari 16 and Chromium 119 lack', async () => {
  using lacking = vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  expect((await linksIn('https://museum.example, ada@museum.example, https://[::1')).links).toHaveLength(2)
  expect(lacking).not.toHaveBeenCalled()
})

it('shows everything else as it was written', async () => {
  const text = '<b onclick="x">a</b> &amp; "q"\u202E\n  https://a.example\tb'
  const { page } = await linksIn(text)
  expect(page.textContent).toBe(text)
  expect(page.querySelector('b')).toBeNull()
})

it.each(['https://', 'www.', 'a@b.', '+1 604 ', '604-555-', '(', 'https://(', "a'b.c@", '.', 'a'])(
  '%j takes time in proportion to its length',
  async (part) => {
    const timeOf = (length: number) => {
      const text = part.repeat(length / part.length)
      const runs = [0, 1, 2].map(() => {
        const before = process.cpuUsage()
        Linked({ text })
        return process.cpuUsage(before).user / 1000
      })
      return Math.min(...runs)
    }
    const ratios = [0, 1, 2].map(() => timeOf(400_000) / Math.max(timeOf(50_000), 3))
    // Milliseconds of the processor, which do not grow while other programs run. Quadratic would be 64.
    expect(Math.min(...ratios)).toBeLessThan(30)
  },
)
