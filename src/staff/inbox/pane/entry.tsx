import { useSetAtom } from 'jotai'
import { type MouseEvent, use } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { ThreadEntry } from '../../../contactmails/replies/reply-schema.ts'
import { paths } from '../../../paths.ts'
import { Outside, Strong } from '../../../ui/text/outside.tsx'
import { SentAt } from '../../frame/sent-at.tsx'
import { excerptOf } from '../list/mark-hits.ts'
import { InboxLink } from '../list/tool.tsx'
import { OfficeContext } from '../state/inbox-view.ts'
import { readMoreAtom, retryAtom } from '../state/thread-actions.ts'
import { failureInWords, splitQuote } from './entry-text.ts'
import { Files } from './files.tsx'
import { Linked } from './linked.tsx'

export const headLook =
  'entry-head flex flex-wrap items-baseline gap-x-3 py-[0.35rem] leading-[1.3] text-note text-muted print:break-after-avoid [&>*]:flex-none [&>*]:max-w-full'

const looks = {
  in: 'pb-4',
  out: 'mb-4 pl-[0.9rem] border-l-2 border-tide',
  note: 'mb-4 pl-[0.9rem] border-l-2 py-2 border-brass bg-noted',
}

type Props = { entry: ThreadEntry; mail: ListedContactmail; isOpen: boolean }

/** One text of a conversation, which folds to a line. A coloured rule on the left marks what staff wrote. */
export function Entry({ entry, mail, isOpen }: Props) {
  const retry = useSetAtom(retryAtom)
  const { names } = use(OfficeContext)
  const { id, direction, author, body, createdAt, state, attachments } = entry
  const isIn = direction === 'in'
  const isSender = author.toLowerCase() === mail.email.toLowerCase()
  const { text, quote } = isIn ? splitQuote(body) : { text: body, quote: '' }
  // A subject that is too long for the heading stands above the first text.
  const hasSubject = isIn && createdAt === mail.createdAt && mail.subject.length > 90
  return (
    <li data-entry={id} data-state={state} className="max-w-[66ch] border-b border-row last:border-b-0">
      <details className="group/entry" open={isOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: selecting words, such as an address, folds nothing */}
        <summary className={headLook} onClick={keepOpen}>
          <Strong className="text-text" text={isIn && isSender ? mail.name : (names[author] ?? author)} />
          <span className="flex-[1_1_0]! min-w-0 truncate group-open/entry:hidden print:hidden" aria-hidden="true">
            <bdi dir="auto">{excerptOf(text, []).replace(/\s+/g, ' ')}</bdi>
          </span>
          {!isIn && <span aria-live="polite">{states[state]}</span>}
          {entry.isAutomatic && <span>Automatic</span>}
          {isIn && !entry.isVerified && <strong className="text-error">Could not be verified</strong>}
          {isIn && !isSender && <strong className="text-error">Written from another address</strong>}
          <span className="ml-auto">
            <SentAt at={createdAt} />
          </span>
        </summary>
        <div className={looks[direction]}>
          {hasSubject && (
            <p className="font-semibold">
              <Outside text={mail.subject} />
            </p>
          )}
          <p key={text.length} className="pane-message whitespace-pre-wrap" translate="yes">
            <Linked text={text} />
          </p>
          {quote && (
            <details className="mt-2 text-small text-muted">
              <summary className="text-link inline-block">Quoted text</summary>
              <p className="mt-2 whitespace-pre-wrap" translate="yes">
                <Linked text={quote} />
              </p>
            </details>
          )}
          {entry.isCut && <More id={mail.id} part={{ whole: id }} text="Show all of it" />}
          <Files id={mail.id} attachments={attachments} />
          {state === 'failed' && (
            <p className="mt-2 flex flex-wrap items-center gap-4">
              <span className="text-small text-error">{failureInWords(entry.error ?? '')}</span>
              <button type="button" className="tool needs-script" onClick={() => retry(mail.id, id)}>
                Try again
              </button>
            </p>
          )}
        </div>
      </details>
    </li>
  )
}

const keepOpen = (event: MouseEvent) => event.detail === 1 && getSelection()?.type === 'Range' && event.preventDefault()

const states = { queued: 'Sending', sent: 'Sent', failed: 'Not sent', received: 'Received', noted: 'Note' }

export function More({ id, part, text }: { id: string; part: { older: string } | { whole: string }; text: string }) {
  const more = useSetAtom(readMoreAtom)
  const keepPlace = () => document.getElementById('mail-heading')?.focus({ preventScroll: true })
  return (
    <InboxLink
      className="text-link inline-flex items-center min-h-9 print:hidden"
      href={`${paths.admin.contactmail(id)}?${new URLSearchParams(part)}#${'older' in part ? 'earlier' : 'thread'}`}
      follow={() => {
        if ('whole' in part) keepPlace()
        more(id, part)
      }}
    >
      {text}
    </InboxLink>
  )
}
