import type { ReactNode } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { referenceOf } from '../../../contactmails/outbox/notification.ts'
import { paths } from '../../../paths.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { MailState } from '../list/mail-state.tsx'
import { mailWords as words } from '../words.ts'
import { SentAt } from './sent-at.tsx'

type Props = { contactmail: ListedContactmail; now: string }

/** Who wrote what, and where it stands. */
export function ContactmailView({ contactmail, now }: Props) {
  const { id, name, email, reason, message, createdAt, verdict, verdictReasons, assigneeName, source, receiptSentAt } =
    contactmail
  return (
    <>
      <dl className="pane-facts">
        <Fact term={words.from}>
          <strong>
            <Outside text={name} />
          </strong>{' '}
          <Outside text={email} />{' '}
          <a
            className="text-link"
            href={`${paths.admin.contactmails}?${new URLSearchParams({ email, verdict: 'all' })}`}
          >
            {words.sender}
          </a>
        </Fact>
        <Fact term={words.received}>
          <SentAt at={createdAt} />
          {source === 'email' && ` ${words.byEmail}`}
        </Fact>
        {receiptSentAt && (
          <Fact term={words.receipt}>
            <SentAt at={receiptSentAt} />
          </Fact>
        )}
        <Fact term={words.reason}>{reason}</Fact>
        <Fact term={words.status}>
          <MailState mail={contactmail} now={now} />
        </Fact>
        <Fact term={words.assignee}>{assigneeName ? <Outside text={assigneeName} /> : words.nobody}</Fact>
        <Fact term={words.reference}>
          <code>{referenceOf(id)}</code>
        </Fact>
        {verdict === 'spam' && <Fact term={words.verdict}>{verdictReasons || words.noReasons}</Fact>}
      </dl>
      <p className="pane-message">
        <Outside text={message} />
      </p>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
