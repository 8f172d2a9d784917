/** The colours of every drawing and of the theme. Source: the art direction. */
export const inks = {
  paper: '#f6efe0',
  paperShade: '#eadfc8',
  snow: '#fffcf5',
  ink: '#10241f',
  spruce: '#1c4a3e',
  moss: '#2f6a55',
  tide: '#2f7f86',
  deep: '#27455f',
  glacier: '#8fc3bf',
  brass: '#f0bf5c',
  ember: '#e8814a',
  cedar: '#b3492b',
  rust: '#8c3620',
  dusk: '#3a3560',
  plum: '#6d4a6b',
} as const
