declare module 'virtual:uno.css'

/** Vite's manifest of the client build; null in development. */
declare module 'virtual:client-manifest' {
  type Chunk = { file: string; css?: string[]; imports?: string[] }
  const manifest: Record<string, Chunk> | null
  export default manifest
}

/** What the build knows of its own pages, see scripts/built-pages.ts; null in development. */
declare module 'virtual:built-pages' {
  type Rule = { rule: string; under?: string }
  const built: {
    /** Names the build: the same for the same files, another for any other. */
    id: string
    /** The pages that are the same for everybody. */
    publicPaths: string[]
    styles: { rules: Rule[]; pages: Record<string, number[]> }
    hashes: Record<string, string>
    loadingHash: string
  } | null
  export default built
}
