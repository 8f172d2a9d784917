import { type Example, surfaces, type Variant } from './example.ts'
import { examples } from './examples.tsx'

/** Every component with its variants, for developers. */
export function Styleguide() {
  return (
    <div className="wrap opening band-end">
      <p className="label">In development only</p>
      <h1 className="title-page mt-4">What the site is printed with</h1>
      <nav aria-label="Style guide" className="mt-10">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {examples.map(({ name }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} className="text-link inline-flex items-center min-h-8">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {examples.map((example) => (
        <Section key={example.name} {...example} />
      ))}
    </div>
  )
}

function Section({ name, variants }: Example) {
  const id = idOf(name)
  return (
    <section aria-labelledby={id} className="mt-[clamp(4rem,8vw,7rem)]">
      <h2 id={id} className="title-section">
        {name}
      </h2>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        {variants.map((variant) => (
          <Shown key={variant.title} {...variant} />
        ))}
      </div>
    </section>
  )
}

function Shown({ title, element, surface = 'paper', wide }: Variant) {
  return (
    <figure
      className={`${surfaces[surface]} border border-line p-[clamp(1.25rem,3vw,2.5rem)] ${wide ? 'lg:col-span-2' : ''}`}
    >
      <figcaption className="mb-6 text-fine tracking-[0.04em] text-muted">{title}</figcaption>
      {element}
    </figure>
  )
}

function idOf(name: string) {
  return name.replaceAll(/\W+/g, '-').toLowerCase()
}
