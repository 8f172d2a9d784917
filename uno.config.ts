import { defineConfig, presetWind3 } from 'unocss'
import { fontFaces, fontStacks } from './build/font-faces.ts'
import { baseSheets, ownSheets } from './build/style-sheets.ts'
import { news } from './src/site/content/news.ts'
import { brandSlugs } from './src/site/content/schemas/brand.ts'
import { inks } from './src/ui/base/inks.ts'
import { focusClasses } from './src/ui/picture/focus-class.ts'

const isDevelopment = process.env.NODE_ENV !== 'production'

/** Two sides that are alike take one declaration, which makes pages lighter. */
const sides = ['margin', 'padding'].flatMap((box) => [
  [`${box}-left`, `${box}-right`, `${box}-inline`] as const,
  [`${box}-top`, `${box}-bottom`, `${box}-block`] as const,
])

const smallSizes = { fine: '0.8125rem', note: '0.875rem', small: '0.9375rem' }

export default defineConfig({
  presets: [presetWind3({ preflight: false, dark: 'media' })],
  // The bundler scans browser modules only; this finds classes that only server modules use.
  content: { filesystem: ['src/**/*.{ts,tsx}', ...(isDevelopment ? ['test/styleguide/*.tsx'] : [])] },
  preflights: [
    { getCSS: () => [tokens(), fontFaces, ...[...baseSheets(), ...ownSheets()].map(({ css }) => css)].join('\n') },
  ],
  theme: {
    // In em, so that large text gets the layout of a narrow screen. At `lg` the menu takes the place of the drawer;
    // sheets and scripts that ask for the same width say 64em.
    breakpoints: { sm: '40em', md: '48em', lg: '64em', xl: '80em', '2xl': '96em' },
    colors: {
      ...Object.fromEntries(Object.keys(inks).map((name) => [name, `var(--ink-${name})`])),
      // Roles: their colour depends on the surface and the colour scheme, see src/ui/base/colours.css.
      surface: 'var(--surface)',
      text: 'var(--text)',
      muted: 'var(--muted)',
      accent: 'var(--accent)',
      line: 'var(--line)',
      card: 'var(--card)',
      row: 'var(--row-line)',
      tint: 'color-mix(in srgb, var(--accent) 9%, transparent)',
      noted: 'color-mix(in srgb, var(--ink-brass) 14%, transparent)',
      error: 'var(--error)',
    },
    fontFamily: { display: 'var(--font-display)', text: 'var(--font-text)' },
  },
  shortcuts: {
    wrap: 'w-[min(78rem,100%-2*var(--margin))] mx-auto',
    // Spans from the start of the text to the window's far edge.
    'bleed-right': 'ps-[var(--inset)]',
    // Less in a low window, such as a phone on its side.
    opening: 'pt-[clamp(4.5rem+5vw,27vh,clamp(7.5rem,4rem+10vw,12.5rem))]',
    band: 'py-[clamp(4.5rem,9vw,8.5rem)]',
    'band-start': 'pt-[clamp(4.5rem,9vw,8.5rem)]',
    'band-end': 'pb-[clamp(4.5rem,9vw,8.5rem)]',
    gaps: 'gap-x-[clamp(2rem,5vw,5rem)] gap-y-10',
    columns: 'grid gaps lg:grid-cols-12',
    // Beside a plate that bleeds off the right edge.
    'inset-right': 'pe-[clamp(1.25rem,4vw,5rem)]',
    fills: 'absolute inset-0 size-full',
    /** Text beside a plate that fills the other half. */
    'band-beside': 'self-center py-[clamp(3rem,7vw,6rem)]',
    /** Stays in view while the column beside it scrolls. */
    'stays-beside': 'lg:sticky lg:top-28 lg:self-start',
    /** Text beside a plate, with the plate's caption below the text. */
    'beside-plate':
      'grid lg:grid-cols-[minmax(calc(50vw-10rem),5fr)_7fr] lg:grid-rows-[1fr_auto] lg:min-h-[44rem] dark:[--surface:var(--ink-ink)]',
    /** Text above a carousel, whose controls rise beside its last lines: on paper and without script there are none. */
    'above-carousel': 'mb-8 lg:mb-5 lg:pe-[12rem]',
    /** A link that makes its whole card clickable. */
    covers: "no-underline after:absolute after:inset-0 after:content-['']",
    /** The columns of the inbox and the space beside their text. */
    'inbox-scrolls': 'lg:relative lg:overflow-y-auto lg:overscroll-contain',
    'inbox-inset': 'px-[clamp(0.75rem,3vw,1.25rem)]',
    'staff-logo':
      'inline-flex items-center gap-[0.65rem] min-h-11 no-underline [font:700_1.15rem/1.2_var(--font-display)]',
    'staff-link':
      'flex items-center gap-[0.6rem] min-h-[2.6rem] lg:[@media(hover:hover)]:min-h-8 px-3 text-small no-underline bg-transparent hover:bg-card aria-[current]:font-semibold aria-[current]:bg-card aria-[current]:[box-shadow:inset_3px_0_0_var(--accent)]',
    'staff-label': 'pt-[0.9rem] px-3 pb-[0.35rem] text-fine font-semibold tracking-[0.12em] uppercase text-accent',
    'staff-count': 'ms-auto text-muted [font-variant-numeric:tabular-nums]',
    /** A button or link in a row of them; `tool-line` draws a border around it. */
    tool: 'inline-flex items-center gap-2 min-h-9 px-[0.6rem] py-[0.2rem] bg-transparent border border-transparent rounded-none text-small leading-[1.2] no-underline hover:bg-tint',
    'tool-line': 'border border-[var(--field-line)]',
    'pane-inset': 'px-[clamp(0.75rem,3cqi,2rem)]',
    'mail-fact': 'flex-none text-fine text-muted [font-variant-numeric:tabular-nums]',
    'small-brass': 'bg-brass text-ink border-2 border-ink text-small font-semibold',
    label:
      "flex items-center gap-3 text-fine font-semibold uppercase tracking-[0.12em] text-accent before:content-[''] before:flex-none before:w-10 before:[border-top:2px_solid]",
    'title-page': 'text-[clamp(2.3rem,1.15rem+5vw,5rem)]',
    'title-beside': 'text-[clamp(2.6rem,1.4rem+3.2vw,4.25rem)]',
    'title-section': 'text-[min(10.2vw,clamp(2.1rem,1.4rem+2.7vw,3.75rem))]',
    'title-part': 'text-[clamp(1.5rem,1.25rem+1vw,2.1rem)]',
    'title-item': 'text-[1.3rem]',
    /** A heading no larger than the text. */
    'title-text': 'font-text font-semibold tracking-normal text-[1rem]',
    /** A year or number that leads a list item. */
    numeral: 'font-display font-bold leading-none text-accent',
    price: 'mt-1 font-display font-bold text-[2.5rem] leading-[0.95] text-accent',
    'giving-figure':
      'block font-bold text-[clamp(5rem,3rem+9vw,10.5rem)] leading-[0.85] tracking-[-0.04em] text-cedar dark:text-ember',
    'drop-cap':
      'first-letter:float-start first-letter:[font:700_3.22em/0.82_var(--font-display)] first-letter:pt-[0.08em] first-letter:pe-[0.09em] first-letter:text-accent',
    /** Items of a list of two columns, of which the right one starts lower. */
    staggered: 'md:odd:-mb-16 md:even:mt-16',
    'card-title': 'text-[1.2rem] [word-spacing:0.06em]',
    'card-text': 'text-balance mt-1 text-small leading-[1.45] text-muted',
    'badge-ground': 'grid place-items-center aspect-square bg-paperShade dark:[background:#d5c9b0]',
    /** Below a plate; below one that bleeds off the right edge, it aligns with the text. */
    'plate-caption': 'mt-3 text-fine tracking-[0.04em] text-muted text-balance [.bleed-right>&]:pe-[var(--inset)]',
    /** Small text beside a title: a date, a country. */
    'title-note': 'block font-text text-note tracking-[0.04em] font-normal text-muted',
    lead: 'text-[clamp(1.125rem,1.05rem+0.4vw,1.35rem)] leading-[1.55] max-w-[38ch]',
    prose: 'max-w-[58ch] flex flex-col gap-5',
    lifts:
      '[transition:translate_0.25s] hover:[translate:0_-4px] focus-within:[translate:0_-4px] active:[translate:none]',
    presses:
      '[transition:translate_0.15s,box-shadow_0.15s] hover:[translate:-2px_-2px] active:[translate:2px_2px] active:[box-shadow:none]',
    button:
      'inline-flex items-center justify-center gap-3 min-h-12 px-6 py-3 font-semibold leading-tight no-underline border-2 border-ink bg-brass text-ink lifted presses',
    'button-line':
      'inline-flex items-center justify-center gap-3 min-h-12 px-6 py-3 font-semibold leading-tight no-underline border-2 border-current bg-transparent text-text presses',
    'button-icon':
      'inline-grid place-items-center size-12 border-2 border-current bg-transparent text-text text-xl presses',
    print: 'bg-card border border-line p-3 pb-5 sm:p-4 sm:pb-6',
    'site-footer': 'pt-18 pb-8',
    'footer-columns':
      'grid gap-12 md:[grid-template-columns:repeat(2,minmax(0,1fr))] md:max-lg:[&>:first-child]:col-span-2 lg:[grid-template-columns:5fr_4fr_4fr]',
    'footer-logo': 'flex items-center gap-3 [font:700_1.75rem/1.6_var(--font-display)]',
    'footer-about': 'mt-5 max-w-[44ch] md:max-lg:max-w-[62ch] text-muted',
    'footer-heading': '[font:600_0.8125rem_var(--font-text)] tracking-[0.12em] uppercase text-accent',
    'footer-end': 'flex flex-wrap items-baseline justify-between gap-4 mt-14 pt-6 border-t border-line',
    'skip-link':
      'fixed z-30 top-0 m-3 px-5 py-3 bg-brass text-ink font-semibold [&:not(:focus)]:[clip-path:inset(50%)]',
    'contact-line': 'h-12 border-b border-[color-mix(in_srgb,currentColor_22%,transparent)] text-fine',
    'site-logo':
      'inline-flex items-center gap-3 min-h-12 me-auto [font:700_min(1.5rem,7vw)/1.6_var(--font-display)] no-underline hover:underline',
    'about-links': 'absolute z-1 min-w-52 py-2 border border-line lifted',
    'menu-link':
      'flex items-center min-h-11 no-underline underline-offset-[0.5em] hover:underline hover:decoration-2 aria-[current]:underline aria-[current]:decoration-2',
    /** The frame of a carousel and the strip of slides in it. */
    scroller:
      '[scroll-padding-inline:var(--inset)] overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden focus-visible:[outline-offset:-3px]',
    rail: 'flex gap-[clamp(1rem,2vw,1.5rem)] w-max py-2 px-[var(--inset)] [&>li]:flex-none [&>li]:snap-start',
    /** In one ink, but for its own colours in a light scheme while it is pointed at. */
    'partner-logo':
      'w-auto [filter:brightness(0)] opacity-82 [transition:opacity_0.2s] hover:opacity-100 [@media(prefers-color-scheme:light)]:hover:[filter:none] [@media_screen_and_(prefers-color-scheme:dark)]:[filter:brightness(0)_invert(1)]',
    'early-banner': 'relative py-4 ps-5 pe-14 border-2 border-ink bg-deep text-snow',
    banner: 'early-banner data-[kind=success]:bg-spruce data-[kind=error]:bg-rust',
    'banner-close':
      'absolute top-0 end-0 grid place-items-center size-12 [--focus:var(--ink-snow)] [outline-offset:-6px]',
    /** The margin leaves room for the label when a link of the error summary leads to the field. */
    field:
      'w-full min-h-12 px-[0.9rem] py-[0.55rem] bg-card border-2 border-[var(--field-line)] rounded-none scroll-mt-12 hover:border-accent aria-[invalid=true]:border-error aria-[invalid=true]:[box-shadow:inset_0_-3px_0_var(--error)] [&:is(textarea)]:resize-y',
    'needs-script': '[@media(scripting:none)]:hidden!',
    /** A caption on top of its plate. */
    imprint: 'inline-block px-3 py-1 bg-paper text-ink text-fine tracking-[0.08em]',
    /** A link on its own line, with or without an icon. */
    'line-link': 'inline-flex items-center gap-3 min-h-10 no-underline hover:underline underline-offset-4',
    icon: 'flex-none w-[1.25em] h-[1.25em] fill-none stroke-current [stroke-width:2] [stroke-linecap:round] [stroke-linejoin:round]',
    /** Points the other way in a translation that runs from right to left. */
    arrow: '[[dir=rtl]_&]:[scale:-1_1]',
    industry: 'hover:bg-text hover:text-surface aria-[current]:bg-text aria-[current]:text-surface',
    ticked:
      "relative ps-[1.4rem] before:content-[''] before:absolute before:start-[0.1rem] before:top-[0.5em] before:box-border before:w-[0.65rem] before:h-[0.35rem] before:[border:solid_var(--accent)] before:[border-width:0_0_2px_2px] before:[rotate:-45deg]",
    milestone:
      "before:content-[''] before:absolute before:-start-2 before:top-[0.35rem] before:box-border before:size-[0.9rem] before:rounded-full before:bg-surface before:[border:3px_solid_var(--accent)]",
    postmark:
      'relative flex-none grid place-items-center w-[4.75rem] aspect-square [border:2px_solid] rounded-full [outline:1px_solid] outline-offset-[-0.4rem] text-accent [rotate:-9deg]',
    'dialog-box':
      'fixed inset-0 m-auto w-[min(56rem,100vw-min(2rem,10.6vw))] h-fit max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain backdrop:[background:rgb(16_36_31/0.72)]',
    'text-link': 'underline decoration-1 underline-offset-4 hover:decoration-2',
  },
  postprocess: ({ entries }) => {
    for (const [first, second, both] of sides) {
      const at = entries.findIndex(([name]) => name === first)
      const [value, other] = [entries[at], entries[at + 1]]
      if (value && other?.[0] === second && other[1] === value[1]) entries.splice(at, 2, [both, value[1]])
    }
  },
  safelist: [
    ...brandSlugs.map((slug) => `moves-mark-${slug}`),
    // The whole sheet is public: it may not name stories to come.
    ...news.flatMap(({ slug, appears }) => (appears ? [] : `moves-plate-${slug}`)),
    ...focusClasses,
  ],
  rules: [
    // Elements that persist across pages in a view transition.
    [/^moves-([a-z0-9-]+)$/, ([, name]) => ({ 'view-transition-name': name })],
    // Sets the size only: line height is inherited.
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
    ['lifted', { 'box-shadow': '4px 4px 0 #081210' }],
  ],
})

/** The least space between the window's edge and the text. It does not grow with the text of a narrow window. */
const margin = 'clamp(min(1.25rem,6.7vw),4vw,4rem)'

/** Custom properties for the inks, the font stacks and the inset. */
export function tokens() {
  const lines = Object.entries(inks).map(([name, hex]) => `--ink-${name}:${hex};`)
  return `:root{${lines.join('')}--font-display:${fontStacks.display};--font-text:${fontStacks.text};--margin:${margin};--inset:max(50vw - 39rem,var(--margin))}`
}
