import drawing from '../../art/inline/home.svg?raw'
import { home } from '../../content/home.ts'
import { ActionLink } from '../../ui/action-link.tsx'

export function Hero() {
  const { heading, lead, action, caption } = home.hero
  return (
    <section
      className="relative isolate overflow-hidden grid min-h-[max(100svh,40rem)] max-[350px]:min-h-[max(100svh,47rem)] bg-dusk text-snow"
      aria-labelledby="hero"
    >
      <svg
        className="hero-plate behind-text absolute inset-0 -z-1 size-full"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: this project's own drawing
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <div className="wrap pt-[clamp(5.75rem,13svh,13rem)] lg:pt-[clamp(8.25rem,16svh,13rem)] pb-24">
        <h1 id="hero" className="text-[clamp(2.9rem,min(1rem+6.4vw,10.5svh),5.75rem)] max-w-[10.5ch]">
          {heading}
        </h1>
        <p className="lead mt-6 mb-9 max-w-[34ch]">{lead}</p>
        <ActionLink {...action} strong />
      </div>
      <p className="wrap absolute inset-x-0 bottom-6">
        <span className="imprint">{caption}</span>
      </p>
    </section>
  )
}
