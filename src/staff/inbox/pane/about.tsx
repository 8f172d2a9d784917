import type { ReactNode } from 'react'
import { statusWords } from '../../../contactmails/due/status.ts'
import { referenceOf } from '../../../contactmails/outbox/reference-and-names.ts'
import { reasonsInWords } from '../../../contactmails/spam/spam-rules.ts'
import { paths } from '../../../paths.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { SentAt } from '../../frame/sent-at.tsx'
import { BlockSender } from '../sender/block-sender.tsx'
import { listUrl } from '../state/inbox-location.ts'
import type { InboxView } from '../state/inbox-view.ts'
import type { HistoryEntry } from '../state/thread-schema.ts'

const link = 'text-link inline-block py-[0.2rem]'

type Props = { mail: NonNullable<InboxView['opened']>; thread: InboxView['thread'] }

export function About({ mail, thread }: Props) {
  const { id, email, about, topic, verdict, verdictReasons, receiptSentAt } = mail
  const others = thread?.others ?? []
  return (
    <aside
      className="about-mail max-w-[66ch] my-5 pt-[0.8rem] border-t border-row text-note @[58rem]:sticky @[58rem]:top-0 @[58rem]:self-start @[58rem]:m-0 @[58rem]:py-4 @[58rem]:border-0"
      aria-label="About this message"
    >
      <dl className="grid gap-x-6 gap-y-[0.8rem] grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] @[58rem]:grid-cols-[minmax(0,1fr)]">
        <Fact term="From" className="lg:hidden">
          <Outside text={email} />
        </Fact>
        <Fact term="Reason" className="lg:hidden">
          {mail.reason}
        </Fact>
        {about && (
          <Fact term="About">
            <a className={link} href={about}>
              <Outside text={topic || about} />
            </a>{' '}
            <a className={link} href={listUrl({ about, status: 'all' })}>
              All about this
            </a>
          </Fact>
        )}
        <Fact term="Reference">
          <code>{referenceOf(id)}</code>
        </Fact>
        {receiptSentAt && (
          <Fact term="Receipt sent">
            <SentAt at={receiptSentAt} />
          </Fact>
        )}
        {verdict === 'spam' && <Fact term="Marked as spam">{reasonsInWords(verdictReasons) || 'by staff'}</Fact>}
        <Fact term={others.length > 0 ? 'Also from this sender' : 'From this sender'}>
          {others.length === 0 && 'Nothing else'}
          <ul className="grid gap-[0.35rem]">
            {others.map(({ id, subject, createdAt, status }) => (
              <li key={id}>
                <a className={link} href={paths.admin.contactmail(id)}>
                  <Outside text={subject} />
                </a>
                <span className="block text-muted">
                  {statusWords[status]}, <SentAt at={createdAt} />
                </span>
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <a className={link} href={listUrl({ email, verdict: 'all' })}>
              All from this sender
            </a>
          )}
        </Fact>
      </dl>
      {thread && <BlockSender mail={mail} isBlocked={thread.isBlocked} />}
      <History entries={thread?.history ?? []} />
    </aside>
  )
}

function Fact({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-fine text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function History({ entries }: { entries: HistoryEntry[] }) {
  if (entries.length === 0) return null
  return (
    <details className="mail-history mt-3">
      <summary className="text-link min-h-9 inline-flex items-center">History</summary>
      <ol className="grid gap-[0.35rem]">
        {entries.map(({ id, at, who, did }) => (
          <li key={id}>
            <Outside text={who} /> <Outside text={did} />{' '}
            <span className="text-muted">
              <SentAt at={at} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
