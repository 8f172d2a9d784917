declare module 'virtual:uno.css'

/** Vite's manifest of the client build; null in development. */
declare module 'virtual:client-manifest' {
  type Chunk = { file: string; css?: string[]; imports?: string[] }
  const manifest: Record<string, Chunk> | null
  export default manifest
}
