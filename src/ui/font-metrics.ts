type FallbackFace = {
  family: string
  /** The first of these that the reader's device has. */
  local: string[]
  weight: string
  /** Of our font at the weight it mostly stands in for, in ems: average advance over English prose, ascent, descent. */
  ours: Metrics
  /** The local font's average advance over the same prose. */
  advance: number
}
export type Metrics = { advance: number; ascent: number; descent: number }

export const frauncesAt600: Metrics = { advance: 0.4729, ascent: 0.978, descent: 0.255 }
export const figtreeAt400: Metrics = { advance: 0.4404, ascent: 0.95, descent: 0.25 }
export const figtreeAt600: Metrics = { ...figtreeAt400, advance: 0.4485 }

/**
 * Local fonts stretched to take the room of ours until those arrive, so that nothing moves when they do.
 * Liberation Sans and Serif have the advances of Arial and Times New Roman and were measured in their place;
 * Georgia's advance is from its published widths.
 */
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
