import { atom } from 'jotai/vanilla'
import { type KeyboardEvent, useEffect } from 'react'
import { useOwnAtom } from '../../browser/use-own-atom.ts'
import { Outside } from '../../ui/text/outside.tsx'
import { matchAnswers, type ReadyAnswer } from './match-saved-replies.ts'

type Props = {
  answers: ReadyAnswer[]
  words: { saved: string; insert: string; noMatch: string }
  choose: (answer: ReadyAnswer) => void
}

/** `isMounted`: the list replaces the browser's own. */
const createState = () => atom({ query: '', active: 0, isOpen: false, isMounted: false })

/**
 * Chooses a saved answer by typing; Enter takes the marked one. Without script the browser suggests names, and the
 * button asks the server to insert the answer.
 */
export function AnswerCombobox({ answers, words, choose }: Props) {
  const [{ query, active, isOpen, isMounted }, set] = useOwnAtom(createState)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => set((state) => ({ ...state, isMounted: true })), [])
  const matches = matchAnswers(answers, query)
  const marked = matches[active]

  const take = (answer: ReadyAnswer | undefined) => {
    if (!answer) return
    set({ query: '', active: 0, isOpen: false, isMounted })
    choose(answer)
  }
  const move = (step: number) =>
    set({ query, isMounted, isOpen: true, active: (active + step + matches.length) % Math.max(1, matches.length) })
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    if (event.nativeEvent.isComposing) return
    // With the list closed, Enter does nothing: it would send the answer.
    if (key === 'Enter' && !ctrlKey && !metaKey) take(isOpen ? marked : undefined)
    else if (key === 'ArrowDown') move(isOpen ? 1 : 0)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Escape' && isOpen) set({ query, active, isMounted, isOpen: false })
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="relative">
      <label htmlFor="reply-answer" className="block mb-1.5 font-semibold">
        {words.saved}
      </label>
      <div className="flex gap-3">
        <input
          id="reply-answer"
          name="answer"
          type="text"
          className="field"
          autoComplete="off"
          {...(isMounted
            ? {
                role: 'combobox',
                'aria-expanded': isOpen,
                'aria-autocomplete': 'list' as const,
                'aria-controls': 'reply-answers',
                'aria-activedescendant': isOpen && marked ? `reply-answer-${marked.id}` : undefined,
                value: query,
              }
            : { list: 'reply-answer-names' })}
          onChange={(event) => set({ query: event.currentTarget.value, active: 0, isOpen: true, isMounted })}
          onFocus={() => set({ query, active, isMounted, isOpen: true })}
          onBlur={() => set({ query, active, isMounted, isOpen: false })}
          onKeyDown={press}
        />
        {!isMounted && (
          <button type="submit" name="act" value="insert" formNoValidate className="button-line">
            {words.insert}
          </button>
        )}
      </div>
      {!isMounted && (
        <datalist id="reply-answer-names">
          {answers.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
      )}
      <div
        hidden={!isOpen}
        className="absolute z-10 inset-x-0 top-full max-h-72 overflow-y-auto bg-card border border-line shadow-lg"
      >
        <div id="reply-answers" role="listbox" aria-label={words.saved}>
          {matches.map((answer, at) => (
            <div
              key={answer.id}
              id={`reply-answer-${answer.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={`px-4 py-2 cursor-pointer ${at === active ? 'bg-brass text-ink' : ''}`}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(answer)}
              onKeyDown={press}
            >
              <strong className="block">
                <Outside text={answer.name} />
              </strong>
              <span className="block text-small truncate">{answer.text}</span>
            </div>
          ))}
        </div>
        <p role="status" className={matches.length === 0 ? 'px-4 py-2 text-small' : ''}>
          {matches.length === 0 && words.noMatch}
        </p>
      </div>
    </div>
  )
}
