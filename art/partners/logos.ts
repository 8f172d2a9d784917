import type { Block } from './block.ts'

/** Logos by partner slug; functions, so that a file can list its logos above the parts that they use. */
export type Logos = Record<string, () => Block>
