/** One line of the catalogue: what a page needs to show the file. */
export type Entry = { file: string; width: number; height: number; alt: string }
