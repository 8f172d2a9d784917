declare module 'virtual:uno.css'

/** Vite's manifest of the client build; null in development. */
declare module 'virtual:client-manifest' {
  type Chunk = { file: string; css?: string[]; imports?: string[] }
  const manifest: Record<string, Chunk> | null
  export default manifest
}

/** Written by build/built-pages.ts; null in development. */
declare module 'virtual:built-pages' {
  const built: {
    id: string | null
    publicPaths: string[]
    sheets: string[]
    styles: Record<string, [number, string]>
    hashes: Record<string, string>
    loadingHash: string
  } | null
  export default built
}

declare module 'virtual:editor-config' {
  const config: import('@sveltia/cms').CmsConfig
  export default config
}

/** What the editor's forms call kinds and fields, see build/editor/form-labels.ts. */
declare module 'virtual:form-labels' {
  const labels: Record<string, string>
  export default labels
}

/** Written by build/built-from.ts; null in development. */
declare module 'virtual:built-from' {
  const from: { date: string } | null
  export default from
}

declare module 'virtual:migration-names' {
  /** File names of all migrations, oldest first. */
  const names: string[]
  export default names
}

/** Of the runtime. */
declare const HTMLRewriter: typeof import('@cloudflare/workers-types').HTMLRewriter
