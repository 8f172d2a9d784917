import type { ReactNode } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { referenceOf } from '../../../contactmails/outbox/mail-text.ts'
import { notVerified, reasonsInWords } from '../../../contactmails/spam/spam-rules.ts'
import { paths } from '../../../paths.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { MailState } from '../list/mail-state.tsx'
import { SentAt } from '../list/sent-at.tsx'

type Props = { contactmail: ListedContactmail; now: string }

export function ContactmailView({ contactmail, now }: Props) {
  const { id, name, email, reason, message, createdAt, verdict, verdictReasons, assigneeName, source, receiptSentAt } =
    contactmail
  const { about, topic } = contactmail
  return (
    <>
      <dl className="pane-facts">
        <Fact term="From">
          <strong>
            <Outside text={name} />
          </strong>{' '}
          <Outside text={email} />{' '}
          <a
            className="text-link"
            href={`${paths.admin.contactmails}?${new URLSearchParams({ email, verdict: 'all' })}`}
          >
            All from this sender
          </a>
        </Fact>
        <Fact term="Received">
          <SentAt at={createdAt} />
          {source === 'email' && ' by e-mail'}
          {verdictReasons?.includes(notVerified) && <strong className="text-error"> · could not be verified</strong>}
        </Fact>
        {receiptSentAt && (
          <Fact term="Receipt sent">
            <SentAt at={receiptSentAt} />
          </Fact>
        )}
        <Fact term="Reason">{reason}</Fact>
        {about && (
          <Fact term="About">
            <a className="text-link" href={about}>
              <Outside text={topic || about} />
            </a>{' '}
            <a
              className="text-link"
              href={`${paths.admin.contactmails}?${new URLSearchParams({ about, status: 'all' })}`}
            >
              All about this
            </a>
          </Fact>
        )}
        <Fact term="Status">
          <MailState mail={contactmail} now={now} />
        </Fact>
        <Fact term="Assigned to">{assigneeName ? <Outside text={assigneeName} /> : 'Nobody'}</Fact>
        <Fact term="Reference">
          <code>{referenceOf(id)}</code>
        </Fact>
        {verdict === 'spam' && <Fact term="Marked as spam">{reasonsInWords(verdictReasons ?? '') || 'by staff'}</Fact>}
      </dl>
      <p className="pane-message max-w-[66ch] mt-5 whitespace-pre-wrap">
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
