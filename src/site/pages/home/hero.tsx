import drawing from '../../../ui/printed/home.svg?raw'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { home } from '../../content/content.ts'

export function Hero() {
  const { heading, lead, action, caption } = home.hero
  return (
    <section className="hero" aria-labelledby="hero">
      <svg
        className="hero-plate behind-text fills -z-1"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: this project's own drawing
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <div className="wrap hero-words">
        <h1 id="hero">{heading}</h1>
        <p className="lead">{lead}</p>
        <ActionLink {...action} strong />
      </div>
      <p className="wrap absolute inset-x-0 bottom-6">
        <span className="imprint">{caption}</span>
      </p>
    </section>
  )
}
