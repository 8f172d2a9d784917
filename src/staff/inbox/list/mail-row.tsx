import { useSetAtom } from 'jotai'
import { memo } from 'react'
import type { ListedContactmail, RowMark } from '../../../contactmails/listed-contactmail.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { ShortTime } from '../../frame/sent-at.tsx'
import { openAtom } from '../state/inbox-actions.ts'
import { inboxUrl } from '../state/inbox-location.ts'
import { updateAtom } from '../state/inbox-view.ts'
import { ticked } from '../state/view-changes.ts'
import { MailState } from './mail-state.tsx'
import { excerptOf, markHits } from './mark-hits.ts'
import { InboxLink } from './tool.tsx'

type Props = {
  mail: ListedContactmail
  hits: { sender: string[]; texts: string[] }
  query: string
  now: string
  isOpen: boolean
  isPicked: boolean
}

export const MailRow = memo(function MailRow({ mail, hits, query, now, isOpen, isPicked }: Props) {
  const open = useSetAtom(openAtom)
  const update = useSetAtom(updateAtom)
  const { id, name, email, subject, message, createdAt, readAt, status, newest, marks = [] } = mail
  const { reason, topic, assigneeName } = mail
  const weight = readAt ? '' : 'font-bold'
  const isFoundByEmail = markHits(email, hits.sender).some(({ isHit }) => isHit)
  const isFoundInMessage = markHits(message, hits.texts).some(({ isHit }) => isHit)
  const shown = newest && !isFoundInMessage ? newest.text : message

  return (
    <li
      className="mail-row relative border-b border-row"
      data-mail={id}
      data-status={status}
      data-unread={readAt ? undefined : ''}
      data-open={isOpen || undefined}
    >
      <InboxLink
        className={`mail-row-open block select-none pl-[2.6rem] pr-[clamp(0.75rem,3vw,1.25rem)] pt-[0.3rem] pb-[0.34rem] text-small leading-[1.3] no-underline aria-[current]:[box-shadow:inset_3px_0_0_var(--accent)] focus-visible:[outline-offset:-3px] ${isOpen || isPicked ? 'bg-card' : 'hover:bg-[color-mix(in_srgb,var(--accent)_7%,transparent)]'}`}
        href={inboxUrl(query, id)}
        aria-current={isOpen || undefined}
        follow={() => open(mail)}
      >
        <span className={line}>
          {!readAt && <span className="sr-only">New </span>}
          <bdi className={`${words} ${weight}`}>
            <Hits text={name} hits={hits.sender} />
          </bdi>
          {isFoundByEmail && (
            <bdi className={`${words} text-muted`}>
              <Hits text={excerptOf(email, hits.sender)} hits={hits.sender} />
            </bdi>
          )}
          <ShortTime at={createdAt} now={now} />
        </span>
        <span className={line}>
          <bdi className={`${words} ${weight}`}>
            <Hits text={subject} hits={hits.texts} />
          </bdi>
          <MailState mail={mail} now={now} isBrief />
        </span>
        <span className={`${line} text-note text-muted`}>
          {marks.map((mark) => (
            <span key={mark} className={mark === 'failed' ? 'flex-none font-bold text-error' : markLook}>
              {markWords[mark]}
            </span>
          ))}
          {newest?.isOut && !isFoundInMessage && <span className={markLook}>Replied</span>}
          <bdi className={words} aria-hidden="true">
            <Hits text={excerptOf(shown, hits.texts)} hits={hits.texts} />
          </bdi>
          <span className="mail-fact max-w-[45%] truncate">
            <Outside text={[topic || reason.split(' ')[0], assigneeName?.split(' ')[0]].filter(Boolean).join(' · ')} />
          </span>
        </span>
      </InboxLink>
      <label className="mail-row-pick absolute inset-[0_auto_0_0] grid place-items-center w-[2.6rem] needs-script">
        <input
          type="checkbox"
          className="size-[1.1rem]"
          aria-label={`Select ${subject}`}
          checked={isPicked}
          // A press with Shift ticks all rows from the last one.
          onChange={({ nativeEvent }) => update(ticked(id, (nativeEvent as unknown as MouseEvent).shiftKey))}
        />
      </label>
    </li>
  )
})

const line = 'mail-row-line flex items-baseline gap-[0.6rem]'
const words = 'mail-row-text flex-1 truncate text-left'
const markLook = 'flex-none text-accent'

/** Not in a `<bdi>` of its own: the line takes the direction of this text, so that its beginning is in sight. */
function Hits({ text, hits }: { text: string; hits: readonly string[] }) {
  return markHits(text, hits).map(({ start, text, isHit }) =>
    isHit ? (
      <mark key={start} className="bg-brass text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

const markWords: Record<RowMark, string> = {
  draft: 'Draft',
  writing: 'Colleague’s draft',
  note: 'Note',
  attachment: 'File',
  failed: 'Not sent',
}
