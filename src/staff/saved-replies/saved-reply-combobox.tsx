import { atom } from 'jotai/vanilla'
import type { KeyboardEvent } from 'react'
import { useOwnAtom } from '../../browser/use-own-atom.ts'
import { fold } from '../../contactmails/search/fold.ts'
import { Strong } from '../../ui/text/outside.tsx'

export type ReadyReply = { id: string; name: string; text: string }
type Props = { replies: ReadyReply[]; choose: (reply: ReadyReply) => void }

const createState = () => atom({ query: '', active: 0, isOpen: false })

export function SavedReplyCombobox({ replies, choose }: Props) {
  const [{ query, active, isOpen }, set] = useOwnAtom(createState)
  const matches = matchSavedReplies(replies, query)
  const marked = matches[active]

  const take = (reply: ReadyReply | undefined) => {
    if (!reply) return
    set({ query: '', active: 0, isOpen: false })
    choose(reply)
  }
  const move = (step: number) =>
    set({ query, isOpen: true, active: (active + step + matches.length) % Math.max(1, matches.length) })
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    if (event.keyCode === 229) return
    // With the list closed, Enter does nothing: it would send the reply.
    if (key === 'Enter' && !ctrlKey && !metaKey) take(isOpen ? marked : undefined)
    else if (key === 'ArrowDown') move(isOpen ? 1 : 0)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Escape' && isOpen) set({ query, active, isOpen: false })
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="relative">
      <label htmlFor="saved-reply" className="sr-only">
        Saved reply
      </label>
      <input
        id="saved-reply"
        type="text"
        placeholder="Saved replies"
        className="w-36 max-w-full h-9 px-[0.6rem] bg-transparent border border-[var(--field-line)] rounded-none text-small"
        autoComplete="off"
        role="combobox"
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls="saved-replies"
        aria-activedescendant={isOpen && marked ? `saved-reply-${marked.id}` : undefined}
        value={query}
        onChange={(event) => set({ query: event.currentTarget.value, active: 0, isOpen: true })}
        onFocus={() => set({ query, active, isOpen: true })}
        onBlur={() => set({ query, active, isOpen: false })}
        onKeyDown={press}
      />
      <div
        hidden={!isOpen}
        className="absolute z-10 left-0 bottom-full w-[min(26rem,90vw)] max-h-72 overflow-y-auto bg-card border border-line lifted"
      >
        <div id="saved-replies" role="listbox" aria-label="Saved reply">
          {matches.map((reply, at) => (
            <div
              key={reply.id}
              ref={isOpen && at === active ? scrollTo : null}
              id={`saved-reply-${reply.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={`px-4 py-2 cursor-pointer ${at === active ? 'bg-brass text-ink [outline:2px_solid_transparent] [outline-offset:-2px]' : ''}`}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(reply)}
              onKeyDown={press}
            >
              <Strong className="block" text={reply.name} />
              <span className="block text-small truncate">{reply.text}</span>
            </div>
          ))}
        </div>
        <p role="status" className={matches.length === 0 ? 'px-4 py-2 text-small' : ''}>
          {matches.length === 0 && 'No saved reply has these words.'}
        </p>
      </div>
    </div>
  )
}

const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

const matchSavedReplies = <Reply extends ReadyReply>(replies: Reply[], query: string): Reply[] => {
  const words = fold(query).split(' ').filter(Boolean)
  const hasAll = (text: string) => words.every((word) => fold(text).includes(word))
  const named = replies.filter(({ name }) => hasAll(name))
  return [...named, ...replies.filter((reply) => !named.includes(reply) && hasAll(`${reply.name} ${reply.text}`))]
}
