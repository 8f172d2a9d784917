type FallbackFace = {
  family: string
  local: string[]
  weight: string
  /** Metrics of the web font at its usual weight, in ems. `advance` is the average over English prose. */
  ours: Metrics
  advance: number
}
export type Metrics = { advance: number; ascent: number; descent: number }

export const frauncesAt600: Metrics = { advance: 0.4729, ascent: 0.978, descent: 0.255 }
export const figtreeAt400: Metrics = { advance: 0.4404, ascent: 0.95, descent: 0.25 }
export const figtreeAt600: Metrics = { ...figtreeAt400, advance: 0.4485 }

/** Local fonts scaled to the web fonts. Arial and Times New Roman were measured as Liberation; Georgia is as published. */
export const fallbackFaces: FallbackFace[] = [
  { family: 'Fraunces Fallback', local: ['Georgia'], weight: '400 700', ours: frauncesAt600, advance: 0.435 },
  {
    family: 'Fraunces Fallback Times',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    weight: '400 700',
    ours: frauncesAt600,
    advance: 0.4205,
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    weight: '400 500',
    ours: figtreeAt400,
    advance: 0.4364,
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    weight: '600 700',
    ours: figtreeAt600,
    advance: 0.4715,
  },
]
