import { paths } from '../../paths.ts'
import { inks } from '../../ui/base/inks.ts'
import { picture } from '../../ui/picture/catalogue.ts'
import { company } from '../content/company.ts'

const icon = (name: 'icons/icon-192' | 'icons/icon-512' | 'icons/maskable-512', purpose: 'any' | 'maskable') => {
  const { src, width, height } = picture(name)
  return { src, sizes: `${width}x${height}`, type: 'image/png', purpose }
}

export const manifest = () => ({
  name: company.name,
  short_name: company.name,
  description: company.about,
  lang: 'en-CA',
  start_url: paths.home,
  display: 'browser',
  background_color: inks.paper,
  theme_color: inks.ink,
  icons: [icon('icons/icon-192', 'any'), icon('icons/icon-512', 'any'), icon('icons/maskable-512', 'maskable')],
})
