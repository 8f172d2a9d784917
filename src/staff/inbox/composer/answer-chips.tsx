import type { ReadyAnswer } from '../../saved-replies/match-saved-replies.ts'

type Props = { answers: ReadyAnswer[]; label: string; choose: (answer: ReadyAnswer) => void }

/** The first nine saved answers, each with the digit that inserts it. */
export function AnswerChips({ answers, label, choose }: Props) {
  return (
    <ul className="needs-script flex flex-wrap gap-2" aria-label={label}>
      {answers.slice(0, 9).map((answer, at) => (
        <li key={answer.id}>
          <button
            type="button"
            className="tool"
            data-answer={at + 1}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => choose(answer)}
          >
            {answer.name}
            <kbd>{at + 1}</kbd>
          </button>
        </li>
      ))}
    </ul>
  )
}
