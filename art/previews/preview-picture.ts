import { inks } from '../../src/ui/base/inks.ts'
import { outline } from '../parts/letters.ts'
import type { Picture } from '../picture.ts'
import { type Column, setTitle, type Title } from './title.ts'

const [width, height] = [1200, 630]
const margin = 36
const markSize = 92
/** Height of a plate's subject, as a share of the plate: cropping removes more sky than ground. */
const subjectLine = 0.56

type Preview = {
  picture: Picture
  title: string
  /** Small print above the title. */
  label: string
  /** A mark: markup on a 120 by 120 grid. */
  mark: string
}

/** A page's link preview, 1200 by 630: its plate as a print, with the title in the imprint. */
export const previewPicture = ({ picture, title, label, mark }: Preview): Picture => ({
  name: picture.name,
  width,
  height,
  alt: `${title}. ${picture.alt}`.replace(/([?!.])\./, '$1'),
  body: `<path fill="${inks.paper}" d="M0 0h${width}v${height}H0z"/>${
    picture.width > picture.height
      ? imprintBelow(picture, title, label, mark)
      : imprintBeside(picture, title, label, mark)
  }`,
})

function imprintBelow(picture: Picture, text: string, label: string, mark: string) {
  const column = { width: 960 }
  const onOne = setTitle(text, { ...column, sizes: [64, 60, 56, 52], lines: 1 })
  const title = onOne ?? fitting(text, { ...column, sizes: [54, 50, 46, 42], lines: 2 })
  const print = { x: margin, y: margin, width: width - 2 * margin, height: onOne ? 430 : 398 }
  const bandTop = print.y + print.height
  const centred = (tall: number) => (bandTop + height - tall) / 2
  return (
    printed(picture, print) +
    imprint(title, label, centred(heightOf(title)) - 2) +
    stamp(mark, width - margin - markSize, centred(markSize))
  )
}

function imprintBeside(picture: Picture, text: string, label: string, mark: string) {
  const tall = height - 2 * margin
  const print = { y: margin, height: tall, width: Math.min(tall, Math.round((tall * picture.width) / picture.height)) }
  const x = width - margin - print.width
  const title = fitting(text, { sizes: [84, 76, 68, 60, 52, 46], width: x - 2 * margin, lines: 4 })
  return (
    printed(picture, { x, ...print }) +
    imprint(title, label, margin + 4) +
    stamp(mark, margin, height - margin - markSize)
  )
}

/** A title too long for a preview ends early, with an ellipsis. */
function fitting(text: string, column: Column): Title {
  return setTitle(text, column) ?? fitting(text.replace(/[\s,;:–—…]*\S+\s*$/, '…'), column)
}

type Rectangle = { x: number; y: number; width: number; height: number }

function printed({ width, height, body }: Picture, print: Rectangle) {
  const { x, y, width: w, height: h } = print
  const seen = Math.min(height, (width * h) / w)
  const from = Math.round((height - seen) * subjectLine)
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 ${from} ${width} ${Math.round(seen)}" preserveAspectRatio="xMidYMid slice">${body}</svg><path fill="none" stroke="${inks.ink}" stroke-width="2" d="M${x} ${y}h${w}v${h}H${x}z"/>`
}

const labelSize = 19

function heightOf({ size, leading, lines }: Title) {
  return labelSize * 0.7 + gapAbove(size) + size * 0.75 + (lines.length - 1) * leading
}

function gapAbove(size: number) {
  return 8 + size / 6
}

function imprint({ size, leading, lines }: Title, label: string, top: number) {
  const { d } = outline(label.toUpperCase(), { font: 'figtree', size: labelSize, weight: 600, letterSpacing: 0.14 })
  const first = top + labelSize * 0.7 + gapAbove(size) + size * 0.75
  return (
    letters(inks.cedar, d, top + labelSize * 0.7) +
    lines.map((line, index) => letters(inks.ink, line, first + index * leading)).join('')
  )
}

function letters(ink: string, d: string, baseline: number) {
  return `<path fill="${ink}" transform="translate(${margin} ${Math.round(baseline)})" d="${d}"/>`
}

function stamp(mark: string, x: number, y: number) {
  return `<g transform="translate(${x} ${Math.round(y)}) scale(${markSize / 120})">${mark}</g>`
}
