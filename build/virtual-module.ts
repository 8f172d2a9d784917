import type { Plugin } from 'vite'

type Options = {
  name: string
  /** The module's source in a build, or an external module that resolves at run time. */
  built: (() => string) | { external: string }
  /** Whether development has it, too; if not, the module exports null there. */
  isInDevelopment?: boolean
}

/** Provides `virtual:${name}`. */
export function virtualModule({ name, built, isInDevelopment = false }: Options): Plugin {
  const id = `virtual:${name}`
  let isProvided = isInDevelopment
  return {
    name,
    enforce: 'pre',
    config(_config, { command }) {
      isProvided ||= command === 'build'
    },
    resolveId(source) {
      if (source !== id) return
      return isProvided && typeof built === 'object' ? { id: built.external, external: true } : `\0${id}`
    },
    load(source) {
      if (source !== `\0${id}`) return
      return isProvided && typeof built === 'function' ? built() : 'export default null'
    },
  }
}
