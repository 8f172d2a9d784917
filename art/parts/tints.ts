/** Tints that several plates share, mixed from the inks. */
export const tints = {
  /** Sky around a low sun, from the sun outwards. */
  sunset: ['#f3c56a', '#ee9f55', '#df7b4b', '#c25d4b', '#964b55', '#6f4160', '#523b62', '#3a3560'],
  snowLit: '#f6e3c8',
  snowShade: '#b79aa6',
  rangeFar: { shade: '#6d4a6b', lit: '#b9786f' },
  rangeMiddle: { shade: '#43406b', lit: '#7a5a7c' },
  rangeNear: { shade: '#27455f', lit: '#3f6a80' },
  seaShade: '#1f6570',
  seaDeep: '#174f5a',
  islandNear: '#1c4a55',
  islandFar: '#24556a',
  whitewashShade: '#d9c8a6',
  night: '#17263f',
} as const
