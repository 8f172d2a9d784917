import { paths } from '../../paths.ts'
import type { MenuLink } from '../../ui/text/nav-link.tsx'
import { menuWords as words } from '../content/interface.ts'

/** `within` is how the paths of the pages below an entry begin. */
type Entry = { text: string; href: string; within?: string; children?: Entry[] }

const about: Entry[] = [
  { text: words.ourCommunity, href: paths.ourCommunity },
  { text: words.ourFocus, href: paths.ourFocus },
  { text: words.ourTeam, href: paths.ourTeam },
  { text: words.ourStory, href: paths.ourStory },
]

export const menu: Entry[] = [
  { text: words.home, href: paths.home },
  { text: words.about, href: '', children: about },
  { text: words.brands, href: paths.domain('main'), within: paths.brand('') },
  { text: words.foundation, href: paths.brand('fnd') },
  { text: words.newsroom, href: paths.newsroom, within: paths.article('') },
  { text: words.careers, href: paths.careers, within: paths.job('') },
  { text: words.contact, href: paths.contact, within: paths.ask('/') },
]

export const flatMenu = menu.flatMap((entry) => entry.children ?? [entry])

export const toMenuLink = ({ text, href, within }: Entry, path: string): MenuLink => ({
  text,
  href,
  current: href === path,
  around: within !== undefined && path.startsWith(within) && !flatMenu.some((entry) => entry.href === path),
})

export const linksAt = (path: string) => flatMenu.map((entry) => toMenuLink(entry, path))
