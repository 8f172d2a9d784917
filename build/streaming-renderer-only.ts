import type { Plugin } from 'vite'

/** Excludes React's legacy string renderer, which its server entry bundles with the streaming one. */
export function streamingRendererOnly(): Plugin {
  const id = '\0no-legacy-renderer'
  return {
    name: 'streaming-renderer-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.includes('react-dom-server-legacy') ? id : undefined),
    load: (source) => (source === id ? 'module.exports = {}' : undefined),
  }
}
