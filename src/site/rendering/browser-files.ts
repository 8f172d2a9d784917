import manifest from 'virtual:client-manifest'

const [islands, loader] = ['src/islands.ts', 'src/browser/loader.ts']

export const clientAssets = {
  styles: manifest ? (manifest[loader]?.css ?? []).map((file) => `/${file}`) : ['/__uno.css'],
  script: urlOf(loader),
  hydrate: urlOf(islands),
  carouselMotion: urlOf('src/browser/carousel-motion.ts'),
  vitals: urlOf('src/analytics/vitals.ts'),
  editor: urlOf('build/editor/editor.ts'),
}

export const lateSheets = [
  { href: urlOf('src/ui/base/paper.css'), media: 'print' },
  { href: urlOf('src/ui/base/late.css'), media: 'screen' },
]

/** Marks an element that a module of its own enhances, without React. */
export const enhancedBy = (module: 'about-menu' | 'copy-text' | 'open-now', when: 'interaction' | 'load') => ({
  'data-island': module,
  'data-when': when,
  'data-module': urlOf(`src/browser/${module}.ts`),
})

/** URLs of everything `hydrate` imports. Empty in development, where the browser resolves imports itself. */
export const sharedFiles: readonly string[] = urlsOf(islands).slice(1)

export function filesOf(island: string) {
  const source = Object.keys(manifest ?? {}).find((key) => key.endsWith(`/${island}.island.tsx`)) ?? ''
  return urlsOf(source).filter((url) => url !== clientAssets.hydrate && !sharedFiles.includes(url))
}

function urlOf(source: string) {
  return manifest ? `/${manifest[source]?.file}` : `/${source}`
}

function urlsOf(module: string): string[] {
  if (!manifest?.[module]) return []
  const found = new Set([module])
  for (const source of found) for (const imported of manifest[source]?.imports ?? []) found.add(imported)
  return [...found].map(urlOf)
}
