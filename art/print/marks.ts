import { foragerMark, marks } from '../marks/all.ts'
import { write } from './output.ts'

/** Prints the marks for pages that inline them: in their two inks, and in the colour of the text alone. */
export const printMarks = () => {
  const printed = [foragerMark, ...Object.values(marks)].map(({ slug, inks, draw }) => [
    slug,
    { twoInks: draw(inks), oneInk: draw({ ground: 'none', figure: 'currentColor' }) },
  ])
  write('src/ui/printed/marks.json', `${JSON.stringify(Object.fromEntries(printed), null, 2)}\n`)
}
