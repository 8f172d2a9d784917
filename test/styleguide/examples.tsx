import { controls } from './controls.tsx'
import type { Example } from './example.ts'
import { fields } from './fields.tsx'
import { foundations } from './foundations.tsx'
import { marks } from './marks.tsx'
import { passages } from './passages.tsx'
import { prints } from './prints.tsx'

/** Every component of `ui` and every mark. The style guide and its tests read this list. */
export const examples: Example[] = [...foundations, ...passages, ...controls, ...fields, ...prints, ...marks]
