import { readFileSync } from 'node:fs'
import { defineConfig, presetWind3 } from 'unocss'
import { fontFaces, fontStacks } from './src/art/fonts.ts'
import { inks } from './src/art/inks.ts'
import { news, slugOf } from './src/content/news/all.ts'
import { brandSlugs } from './src/schemas/brand.ts'

const isDevelopment = process.env.NODE_ENV !== 'production'

const smallSizes = { fine: '0.8125rem', note: '0.875rem', small: '0.9375rem' }

export default defineConfig({
  presets: [presetWind3({ preflight: false, dark: 'media' })],
  // Classes that only server modules use are found here; the bundler's own scan sees the browser's modules alone.
  content: { filesystem: ['src/**/*.{ts,tsx}', ...(isDevelopment ? [] : ['!src/pages/styleguide'])] },
  preflights: [{ getCSS: () => [tokens(), fontFaces, readFileSync('src/layout/base.css', 'utf8')].join('\n') }],
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    colors: {
      ...Object.fromEntries(Object.keys(inks).map((name) => [name, `var(--ink-${name})`])),
      // Roles: what they are printed with depends on the surface and the scheme, see base.css.
      surface: 'var(--surface)',
      text: 'var(--text)',
      muted: 'var(--muted)',
      accent: 'var(--accent)',
      line: 'var(--line)',
      card: 'var(--card)',
      error: 'var(--error)',
    },
    fontFamily: { display: 'var(--font-display)', text: 'var(--font-text)' },
  },
  shortcuts: {
    wrap: 'w-[min(78rem,100%-clamp(2.5rem,8vw,8rem))] mx-auto',
    // From the text's left edge to the window's right edge.
    'bleed-right': 'pl-[var(--inset)]',
    opening: 'pt-[clamp(7.5rem,4rem+10vw,12.5rem)]',
    band: 'py-[clamp(4.5rem,9vw,8.5rem)]',
    'band-start': 'pt-[clamp(4.5rem,9vw,8.5rem)]',
    'band-end': 'pb-[clamp(4.5rem,9vw,8.5rem)]',
    gaps: 'gap-x-[clamp(2rem,5vw,5rem)] gap-y-10',
    columns: 'grid gaps lg:grid-cols-12',
    // Beside a plate that bleeds off the right edge.
    'inset-right': 'pr-[clamp(1.25rem,4vw,5rem)]',
    fills: 'absolute inset-0 size-full',
    /** Words with a plate beside them, whose caption stands below the words. */
    'beside-plate': 'grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[1fr_auto] lg:min-h-[44rem]',
    /** Words whose last lines the controls of the carousel below them stand beside. */
    'above-carousel': 'max-lg:mb-8 lg:-mb-12 print:mb-8! lg:pr-[12rem]',
    /** The link of a card, all of which can be pressed. */
    covers: "no-underline after:absolute after:inset-0 after:content-['']",
    label: 'flex items-center gap-3 text-fine font-semibold uppercase tracking-[0.12em] text-accent',
    'title-page': 'text-[clamp(2.3rem,1.15rem+5vw,5rem)]',
    'title-beside': 'text-[clamp(2.6rem,1.4rem+3.2vw,4.25rem)]',
    'title-section': 'text-[clamp(2.1rem,1.4rem+2.7vw,3.75rem)]',
    'title-part': 'text-[clamp(1.5rem,1.25rem+1vw,2.1rem)]',
    'title-item': 'text-[1.3rem]',
    lead: 'text-[clamp(1.125rem,1.05rem+0.4vw,1.35rem)] leading-[1.55] max-w-[38ch]',
    prose: 'max-w-[58ch] flex flex-col gap-5',
    button:
      'inline-flex items-center justify-center gap-3 min-h-12 px-6 py-3 font-semibold leading-tight no-underline border-2 border-ink bg-brass text-ink lifted',
    'button-line':
      'inline-flex items-center justify-center gap-3 min-h-12 px-6 py-3 font-semibold leading-tight no-underline border-2 border-current bg-transparent text-text',
    'button-icon': 'inline-grid place-items-center size-12 border-2 border-current bg-transparent text-text text-xl',
    print: 'bg-card border border-line p-3 pb-5 sm:p-4 sm:pb-6',
    /** A plate's caption where it stands on the plate itself. */
    imprint: 'inline-block px-3 py-1 bg-paper text-ink text-fine tracking-[0.08em]',
    /** A link on a line of its own, with an icon before it or without. */
    'line-link': 'inline-flex items-center gap-3 min-h-10 no-underline hover:underline underline-offset-4',
    'text-link': 'underline decoration-1 underline-offset-4 hover:decoration-2',
  },
  safelist: [
    ...brandSlugs.map((slug) => `moves-mark-${slug}`),
    ...news.map(({ heading }) => `moves-plate-${slugOf(heading)}`),
  ],
  rules: [
    // What keeps its identity from one page to the next, in a cross-document view transition.
    [/^moves-([a-z-]+)$/, ([, name]) => ({ 'view-transition-name': name })],
    // A size alone: the lines stay as far apart as those around them.
    [/^text-(fine|note|small)$/, ([, name]) => ({ 'font-size': smallSizes[name as keyof typeof smallSizes] })],
    [
      'sr-only',
      {
        position: 'absolute',
        overflow: 'hidden',
        width: '1px',
        height: '1px',
        'white-space': 'nowrap',
        'clip-path': 'inset(50%)',
      },
    ],
    ['lifted', { 'box-shadow': '4px 4px 0 var(--ink-ink)' }],
  ],
})

/** From the window's edge to the text's. */
const inset = 'max(50vw - 39rem,clamp(1.25rem,4vw,4rem))'

function tokens() {
  const lines = Object.entries(inks).map(([name, hex]) => `--ink-${name}:${hex};`)
  return `:root{${lines.join('')}--font-display:${fontStacks.display};--font-text:${fontStacks.text};--inset:${inset}}`
}
