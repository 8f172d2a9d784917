import manifest from 'virtual:client-manifest'

const [hydrating, moving] = ['src/islands/hydrate.tsx', 'src/islands/carousel-motion.ts'] as const

/**
 * The URLs of what every island needs: first the module that hydrates, then the one that moves carousels, then what
 * they import. In development the browser finds the last by itself.
 */
export const sharedModules: readonly string[] = manifest
  ? urlsOf([hydrating, moving])
  : [hydrating, moving].map((source) => `/${source}`)

/** The URLs of what this island needs besides. */
export const ownModules = (island: string): string[] =>
  urlsOf([`src/islands/${island}.tsx`]).filter((url) => !sharedModules.includes(url))

/** The files of these modules and of all that they import at once, each before its imports. */
function urlsOf(keys: readonly string[]): string[] {
  const found = new Set(keys)
  for (const key of found) for (const imported of manifest?.[key]?.imports ?? []) found.add(imported)
  return [...found].flatMap((key) => manifest?.[key]?.file ?? []).map((file) => `/${file}`)
}
