import landscape from '../../art/inline/home.svg?raw'
import portrait from '../../art/inline/home-portrait.svg?raw'
import { home } from '../../content/home.ts'
import { ActionLink } from '../../ui/action-link.tsx'

export function Hero() {
  const { heading, lead, action, caption } = home.hero
  return (
    <section className="relative isolate overflow-hidden grid min-h-[100svh] bg-dusk text-snow" aria-labelledby="hero">
      <HeroPlate drawing={landscape} viewBox="0 0 1600 900" className="portrait:max-lg:hidden" />
      <HeroPlate drawing={portrait} viewBox="0 0 900 1600" className="hidden portrait:max-lg:block" />
      <div className="wrap pt-[clamp(5.75rem,16svh,13rem)] pb-24">
        <h1 id="hero" className="text-[clamp(2.9rem,1rem+6.4vw,5.75rem)] max-w-[10.5ch]">
          {heading}
        </h1>
        <p className="lead mt-6 mb-9 max-w-[34ch]">{lead}</p>
        <ActionLink {...action} strong />
      </div>
      <p className="wrap absolute inset-x-0 bottom-6 text-[0.8125rem] tracking-[0.08em]">{caption}</p>
    </section>
  )
}

function HeroPlate({ drawing, viewBox, className }: { drawing: string; viewBox: string; className: string }) {
  return (
    <svg
      className={`hero-plate absolute inset-0 -z-1 size-full ${className}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this project's own drawing
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
