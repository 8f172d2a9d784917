import type { Block } from './block.ts'

/** Logos by partner slug; drawn when asked, so that a file can show its logos before their parts. */
export type Logos = Record<string, () => Block>
