import type { Plugin } from 'vite'

type Options = {
  name: string
  /** The module's source in a build, or an external module that resolves at run time. */
  built: (() => string) | { external: string }
}

/** Provides `virtual:${name}`, which exports null in development. */
export function virtualModule({ name, built }: Options): Plugin {
  const id = `virtual:${name}`
  let isBuild = false
  return {
    name,
    config(_config, { command }) {
      isBuild = command === 'build'
    },
    resolveId(source) {
      if (source !== id) return
      return isBuild && typeof built === 'object' ? { id: built.external, external: true } : `\0${id}`
    },
    load(source) {
      if (source !== `\0${id}`) return
      return isBuild && typeof built === 'function' ? built() : 'export default null'
    },
  }
}
