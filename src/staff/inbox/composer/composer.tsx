import { useAtomValue } from 'jotai'
import { atom } from 'jotai/vanilla'
import { type KeyboardEvent, use } from 'react'
import { useOwnAtom } from '../../../browser/use-own-atom.ts'
import { type DraftKind, draftKinds } from '../../../contactmails/replies/reply-schema.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { draftOf, draftsAtom } from '../state/drafts.ts'
import { type InboxView, OfficeContext, othersAtom } from '../state/inbox-view.ts'
import { NoteForm, ReplyForm } from './forms.tsx'
import { Said } from './said.tsx'

type Props = { mail: NonNullable<InboxView['opened']>; view: InboxView }

const createTab = () => atom<DraftKind>('reply')

export function Composer({ mail, view: { thread, banner } }: Props) {
  const { sends } = use(OfficeContext)
  const [tab, setTab] = useOwnAtom(createTab)
  const changeByArrow = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = tab === 'reply' ? 'note' : 'reply'
    setTab(other)
    document.getElementById(`tab-${other}`)?.focus()
  }

  return (
    <section className="composer relative border-t border-line bg-card unprinted" aria-label="Reply and note">
      <header className="composer-head flex flex-wrap items-stretch gap-x-3 pr-[clamp(0.75rem,3cqi,2rem)] border-b border-row">
        <div role="tablist" aria-label="What to write" className="needs-script flex" onKeyDown={changeByArrow}>
          {draftKinds.map((kind) => (
            <button
              key={kind}
              type="button"
              role="tab"
              id={`tab-${kind}`}
              className={`composer-tab min-h-[2.4rem] ${kind === 'reply' ? 'pane-inset' : 'px-[0.9rem]'} bg-transparent border-b-3 border-transparent text-small aria-selected:font-semibold aria-selected:border-accent`}
              aria-selected={tab === kind}
              aria-controls={kind}
              tabIndex={tab === kind ? 0 : -1}
              aria-keyshortcuts={kind[0]}
              onClick={() => setTab(kind)}
            >
              {kind === 'reply' ? 'Reply' : 'Note'}
              <DraftMark kind={kind} id={mail.id} />
            </button>
          ))}
        </div>
        <Others />
        <Said banner={banner} />
      </header>
      <div id="reply" role="tabpanel" aria-labelledby="tab-reply" className="needs-script" hidden={tab !== 'reply'}>
        {sends ? (
          <ReplyForm mail={mail} thread={thread} />
        ) : (
          <p className="pane-inset py-4">
            <a className="button" href={thread?.mailto}>
              Reply by email
            </a>
          </p>
        )}
      </div>
      <div id="note" role="tabpanel" aria-labelledby="tab-note" className="needs-script" hidden={tab !== 'note'}>
        <NoteForm id={mail.id} />
      </div>
    </section>
  )
}

function DraftMark({ kind, id }: { kind: DraftKind; id: string }) {
  const text = draftOf(useAtomValue(draftsAtom), kind, id)?.text
  return text?.trim() ? <span className="text-fine font-normal text-accent"> draft</span> : null
}

const mark = 'composer-other px-2 py-[0.1rem] bg-brass text-ink'

function Others() {
  const others = useAtomValue(othersAtom)
  return (
    <p role="status" className="self-center min-w-0 truncate text-note">
      {!others && <span className={mark}>Message deleted</span>}
      {others?.map(({ id, name, isWriting }) => (
        <span key={id} className={mark}>
          <Outside text={name} /> {isWriting ? 'is writing' : isWriting === null ? 'has a draft' : 'has this open'}
        </span>
      ))}
    </p>
  )
}
