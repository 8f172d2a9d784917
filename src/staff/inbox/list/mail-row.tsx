import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { inboxUrl } from '../state/inbox-location.ts'
import { MailState } from './mail-state.tsx'
import { excerptOf, markHits } from './mark-hits.ts'
import { InboxLink } from './tool.tsx'

type Props = {
  mail: ListedContactmail
  hits: { sender: readonly string[]; texts: readonly string[] }
  query: string
  now: string
  isOpen: boolean
  isPicked: boolean
  open: () => void
  pick: (isPicked: boolean) => void
}

export function MailRow({ mail, hits, query, now, isOpen, isPicked, open, pick }: Props) {
  const { id, name, email, subject, message, readAt, assigneeName, topic } = mail
  const weight = readAt ? '' : 'font-bold'
  const isFoundByEmail = markHits(email, hits.sender).some(({ isHit }) => isHit)

  return (
    <li className="mail-row" data-mail={id} data-unread={readAt ? undefined : ''} data-open={isOpen || undefined}>
      <InboxLink className="mail-row-open" href={inboxUrl(query, id)} aria-current={isOpen || undefined} follow={open}>
        <span className={`truncate ${weight}`}>
          {!readAt && <span className="sr-only">New </span>}
          <Hits text={name} hits={hits.sender} />
          {isFoundByEmail && (
            <span className="mail-row-email ml-2 font-normal text-muted">
              <Hits text={email} hits={hits.sender} />
            </span>
          )}
        </span>
        <span className="mail-row-line [grid-area:2/1/auto/-1] flex justify-between items-baseline gap-3 min-w-0">
          <span className="min-w-0 truncate">
            <span className={weight}>
              <Hits text={subject} hits={hits.texts} />
            </span>
            <span className="text-muted" aria-hidden="true">
              {' – '}
              <Hits text={excerptOf(message, hits.texts)} hits={hits.texts} />
            </span>
          </span>
          {[topic, assigneeName].map(
            (note) =>
              note && (
                <span key={note} className="flex-none max-w-32 truncate text-fine text-muted">
                  <Outside text={note} />
                </span>
              ),
          )}
        </span>
        <MailState mail={mail} now={now} />
      </InboxLink>
      <label className="needs-script absolute inset-y-0 left-0 grid place-items-center w-12">
        <span className="sr-only">
          Select <Outside text={subject} />
        </span>
        <input
          type="checkbox"
          className="size-[1.15rem]"
          checked={isPicked}
          onChange={({ currentTarget }) => pick(currentTarget.checked)}
        />
      </label>
    </li>
  )
}

function Hits({ text, hits }: { text: string; hits: readonly string[] }) {
  return (
    <bdi className="[overflow-wrap:anywhere]">
      {markHits(text, hits).map(({ start, text, isHit }) =>
        isHit ? (
          <mark key={start} className="bg-brass text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </bdi>
  )
}
