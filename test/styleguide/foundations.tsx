import { inks } from '../../src/ui/base/inks.ts'
import { contrast, fromHex } from './contrast.ts'
import { type Example, type Surface, surfaces } from './example.ts'

const sizes = ['title-page', 'title-beside', 'title-section', 'title-part', 'title-item'] as const
const grounds = ['paper', 'snow', 'ink'] as const

export const foundations: Example[] = [
  {
    name: 'Inks',
    variants: [
      {
        title: 'Every ink with its contrast on the grounds: from 4.5 it carries text, from 3 lines and marks',
        wide: true,
        element: <Inks />,
      },
    ],
  },
  {
    name: 'Surfaces',
    variants: (Object.keys(surfaces) as Surface[]).map((surface) => ({
      title: `surface-${surface}`,
      surface,
      element: <SurfaceRoles />,
    })),
  },
  { name: 'Type', variants: [{ title: 'The scale', wide: true, element: <Type /> }] },
]

function Inks() {
  return (
    <ul className="grid gap-x-5 gap-y-8 grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
      {Object.entries(inks).map(([name, hex]) => (
        <li key={name}>
          <svg viewBox="0 0 160 100" className="w-full border border-line" aria-hidden="true">
            <rect width="160" height="100" fill={hex} />
          </svg>
          <h3 className="title-item mt-3">{name}</h3>
          <p className="text-note text-muted">{hex}</p>
          <dl className="mt-2 text-note">
            {grounds.map((ground) => (
              <div key={ground} className="flex justify-between gap-2 border-t border-line py-1">
                <dt>on {ground}</dt>
                <dd>{verdict(contrast(fromHex(hex), fromHex(inks[ground])))}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function verdict(ratio: number) {
  const use = ratio >= 4.5 ? 'text ' : ratio >= 3 ? 'lines ' : ''
  return use + ratio.toFixed(1)
}

function SurfaceRoles() {
  return (
    <>
      <h3 className="title-part">Text is set in text</h3>
      <p className="mt-2 text-muted">What matters less is muted.</p>
      <p className="mt-2 font-semibold text-accent">Labels and figures are accents.</p>
      <p className="mt-2 font-semibold text-error">What is wrong says so.</p>
      <p className="mt-4 bg-card border border-line p-4">A card with its line.</p>
    </>
  )
}

function Type() {
  return (
    <>
      {sizes.map((size) => (
        <div
          key={size}
          className="grid gap-x-6 gap-y-2 py-6 border-b border-line lg:grid-cols-[9rem_1fr] items-baseline"
        >
          <p className="text-note text-muted">{size}</p>
          <h3 className={size}>Stories keep places alive</h3>
        </div>
      ))}
      <p className="lead mt-6">A lead says in two lines what the page is about, set a little larger than the text.</p>
      <p className="mt-6 prose">
        Text is Figtree in lines of no more than 64 characters, so that the eye finds the next one.
      </p>
      <p className="plate-caption">Plate 4 · A caption stands in the margin</p>
    </>
  )
}
