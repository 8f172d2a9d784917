import { paths } from '../../paths.ts'
import type { MenuLink } from '../../ui/text/nav-link.tsx'
import { menuWords as words } from '../content/interface.ts'

type Entry = { text: string; href: string; children?: Entry[] }

const about: Entry[] = [
  { text: words.ourCommunity, href: paths.ourCommunity },
  { text: words.ourFocus, href: paths.ourFocus },
  { text: words.ourTeam, href: paths.ourTeam },
  { text: words.ourStory, href: paths.ourStory },
]

export const menu: Entry[] = [
  { text: words.home, href: paths.home },
  { text: words.about, href: '', children: about },
  { text: words.brands, href: paths.domain('main') },
  { text: words.foundation, href: paths.brand('fnd') },
  { text: words.newsroom, href: paths.newsroom },
  { text: words.careers, href: paths.careers },
  { text: words.contact, href: paths.contact },
]

export const flatMenu = menu.flatMap((entry) => entry.children ?? [entry])

export const toMenuLink = ({ text, href }: Entry, path: string): MenuLink => ({
  text,
  href,
  current: href === path,
  around: !isInMenu(path) && sections.some(([page, within]) => href === page && path.startsWith(within)),
})

const sections = [
  [paths.domain('main'), paths.brand('')],
  [paths.newsroom, paths.article('')],
  [paths.careers, paths.job('')],
  [paths.contact, paths.ask('/')],
] as const

const isInMenu = (path: string) => flatMenu.some(({ href }) => href === path)
