import type { ReactNode } from 'react'
import { mailWords as words } from '../../content/staff.ts'
import { paths } from '../../paths.ts'
import type { ListedContactmail } from '../../schemas/inbox.ts'
import { Received } from '../../ui/received.tsx'

/** A message in full. */
export function Mail({ mail, mayDelete }: { mail: ListedContactmail; mayDelete: boolean }) {
  const { id, name, email, subject, reason, message, createdAt, verdict, verdictReasons, readAt } = mail
  return (
    <>
      <dl className="grid sm:grid-cols-[9rem_1fr] gap-y-1">
        <Fact term={words.from}>
          {name} · {email}
        </Fact>
        <Fact term={words.reason}>{reason}</Fact>
        <Fact term={words.received}>
          <Received at={createdAt} />
        </Fact>
        {readAt && (
          <Fact term={words.read}>
            <Received at={readAt} />
          </Fact>
        )}
        {verdict === 'spam' && <Fact term={words.verdict}>{verdictReasons || words.noReasons}</Fact>}
      </dl>
      <p className="mt-6 print p-6! max-w-[64ch] whitespace-pre-wrap">{message}</p>
      <div className="mt-7 flex flex-wrap items-center gap-4">
        <a className="button" href={replyLink(email, subject)}>
          {words.reply}
        </a>
        {verdict === 'spam' && (
          <form action={paths.admin.contactmailAct(id, 'clear')} method="post">
            <button type="submit" className="button-line">
              {words.clear}
            </button>
          </form>
        )}
        {mayDelete && (
          <a className="button-line" href={paths.admin.contactmailAct(id, 'delete')}>
            {words.delete}
          </a>
        )}
      </div>
      <p className="mt-7 flex flex-wrap gap-x-6">
        <a className="text-link inline-flex items-center min-h-11" href={paths.admin.contactmails}>
          {words.back}
        </a>
        <a
          className="text-link inline-flex items-center min-h-11"
          href={`${paths.admin.contactmails}?${new URLSearchParams({ email, verdict: 'all' })}`}
        >
          {words.sender}
        </a>
      </p>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="max-sm:mb-2">{children}</dd>
    </>
  )
}

const replyLink = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`
