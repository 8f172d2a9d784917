import { paths } from '../../../paths.ts'

/** Counts above the highest number with a drawing of its own share one: 99+. */
export const mostOnIcon = 99

/** The URL of the tab's icon with this count. */
export const iconOf = (open: number): string => `${paths.admin.icon}?open=${Math.min(open, mostOnIcon + 1)}`
