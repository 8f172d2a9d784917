import { paths } from '../../paths.ts'
import { Icon } from '../../ui/picture/icon.tsx'
import { ActionLink } from '../../ui/text/action-link.tsx'
import { Unbroken } from '../../ui/text/unbroken.tsx'
import { topicOf } from '../publication/topics.ts'

export function Invitation({ about }: { about: string }) {
  const topic = topicOf(about)
  if (!topic) return null
  const { invitation, line } = topic
  return (
    <section className="surface-paper unprinted" aria-label={invitation}>
      <div className="wrap py-[clamp(3rem,6vw,5rem)]">
        <div className="print p-[min(4vw,2.25rem)]! grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-7 md:grid-cols-[minmax(0,1fr)_auto] items-center">
          <p className="flex items-center gap-6 font-display font-semibold text-[1.3rem] leading-[1.4] text-balance">
            <span className="postmark max-sm:hidden">
              <Icon name="mail" className="size-8" />
            </span>
            <Unbroken text={line} />
          </p>
          <p className="max-sm:[&_svg]:hidden">
            <ActionLink text={invitation} href={`${paths.ask(about)}#contact`} />
          </p>
        </div>
      </div>
    </section>
  )
}
