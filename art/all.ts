import { globSync } from 'node:fs'
import { places } from '../src/site/content/content.ts'
import { news } from '../src/site/content/news.ts'
import { brandSlugs } from '../src/site/content/schemas/brand.ts'
import { drawingsOf } from './drawings-of.ts'
import { foragerMark, marks } from './marks/all.ts'
import type { Mark } from './marks/mark.ts'
import { partnerLogos, replacedLogos } from './partners/all.ts'
import type { Picture } from './picture.ts'
import { portraits } from './portraits/all.ts'
import { careers } from './scenes/careers.ts'
import { contact } from './scenes/contact.ts'
import { focusAccounting } from './scenes/focus-accounting.ts'
import { focusCreative } from './scenes/focus-creative.ts'
import { focusEducation } from './scenes/focus-education.ts'
import { focusMixedReality } from './scenes/focus-mixed-reality.ts'
import { focusTechnology } from './scenes/focus-technology.ts'
import { focusTravelAndTourism } from './scenes/focus-travel-and-tourism.ts'
import { givesBack } from './scenes/gives-back.ts'
import { home, homeInline } from './scenes/home.ts'
import { lighthouseStation } from './scenes/lighthouse-station.ts'
import { newsroom } from './scenes/newsroom.ts'
import { notFound } from './scenes/not-found.ts'
import { ourCommunity } from './scenes/our-community.ts'
import { ourStory } from './scenes/our-story.ts'
import { press } from './scenes/press.ts'
import { salalPoint } from './scenes/salal-point.ts'
import { team } from './scenes/team.ts'
import { vision } from './scenes/vision.ts'
import { wayHere } from './scenes/way-here.ts'
import { worldMaps } from './world-map/world-map.ts'

/** The plates, in the order in which a visitor meets them. */
export const scenes: Picture[] = [
  home,
  vision,
  givesBack,
  ourStory,
  ourCommunity,
  focusAccounting,
  focusCreative,
  focusEducation,
  focusMixedReality,
  focusTechnology,
  focusTravelAndTourism,
  team,
  ...(await scenesNamed(brandSlugs.filter((slug) => slug !== 'fnd').map((slug) => `brand-${slug}`))),
  lighthouseStation,
  salalPoint,
  newsroom,
  press,
  // Several stories may show one plate. One that no story shows may be taken up again without a developer.
  ...(await scenesNamed([...new Set([...news.flatMap(({ plate }) => plate ?? []), ...drawnForStories()])])),
  careers,
  contact,
  ...wayHere(),
  notFound,
]

/** All printed drawings, by folder. For builds and tests; pages use the catalogue. */
export const pictures = {
  plates: [...scenes, ...worldMaps(places)],
  portraits,
  partners: partnerLogos,
  replaced: replacedLogos,
  marks: [foragerMark, ...Object.values(marks)].map(asPicture),
} satisfies Record<string, Picture[]>

/** Written into the page itself, so that the layers can move. */
export const inlined: Picture[] = [homeInline]

function asPicture({ slug, alt, inks, draw }: Mark): Picture {
  return { name: slug, width: 120, height: 120, alt, body: draw(inks) }
}

function drawnForStories() {
  const files = globSync('news-*.ts', { cwd: new URL('scenes', import.meta.url) })
  return files.map((file) => file.replace('.ts', '')).sort()
}

/** The plates of brands and articles, from the files of their names. The foundation has the lighthouse. */
async function scenesNamed(names: string[]): Promise<Picture[]> {
  const drawn = await Promise.all(names.map((name) => drawingsOf<Picture>(`scenes/${name}.ts`)))
  return drawn.flat()
}
