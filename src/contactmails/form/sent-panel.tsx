import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { Icon } from '../../ui/picture/icon.tsx'
import type { Topic } from '../topic.ts'
import { replyBy, formWords as words } from './form-words.ts'

export const SentSchema = v.object({ reference: v.string(), replyDay: v.string() })
export type Sent = v.InferOutput<typeof SentSchema>

/** What the response tells of a stored enquiry; undefined if it is another server's and does not say. */
export const sentIn = (response: unknown) => v.parse(v.fallback(v.optional(SentSchema), undefined), response)

type Props = {
  topic: Topic | undefined
  /** After a native post, whose URL's fragment gives it the focus. */
  id: string | undefined
  titleId: string
  sent: Sent | undefined
  again: string
}

export function SentPanel({ id, titleId, sent, topic, again }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const receiptId = `${titleId}-receipt`
  useEffect(() => {
    if (id) return
    panel.current?.focus()
    // Firefox does not scroll to a panel that is partly in view. On a small screen `nearest` would show only its end.
    const isTall = (panel.current?.offsetHeight ?? 0) > innerHeight / 2
    panel.current?.scrollIntoView({ block: isTall ? 'start' : 'nearest' })
  }, [id])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group with a name is read out on focus, and is no set of fields
    <div
      ref={panel}
      id={id}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={sent && receiptId}
      tabIndex={-1}
      className="sent-panel [outline:none] flex flex-col gap-5"
    >
      <h2 id={titleId} className="title-part flex items-center min-h-30 sm:min-h-22">
        {words.success}
      </h2>
      <div className="flex flex-wrap items-center gap-5 py-5 border-y border-line">
        <span className="postmark">
          <Icon name="mail" className="size-8" />
        </span>
        {sent && (
          <p id={receiptId} className="flex-1 basis-56">
            <span className="label block before:hidden">
              Reference <bdi translate="no">{sent.reference}</bdi>
            </span>
            <strong className="block mt-1 font-display title-item leading-[1.3] text-balance">
              {replyBy(sent.replyDay)}
            </strong>
          </p>
        )}
      </div>
      <p className="max-w-[56ch]">
        Someone in Gibsons is going to read your message and write to the address you gave.
        {sent && ' If you call before that, quote the reference.'}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {topic && (
          <a href={topic.about} className="text-link inline-flex items-center min-h-9 font-semibold">
            {`Back to ${topic.topic}`}
          </a>
        )}
        <a href={again} className="text-link inline-flex items-center min-h-9 font-semibold">
          Send another message
        </a>
      </p>
    </div>
  )
}
