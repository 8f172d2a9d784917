import { Icon } from './icon.tsx'

export type Notice = { kind: 'loading' | 'success' | 'error'; text?: string }
/** The prefix of each kind, and the name of the button that takes a notice away. */
export type BannerWords = Record<Notice['kind'] | 'dismiss', string>

type Props = {
  notice: Notice | null
  words: BannerWords
  /** Seen but not announced, where something else says the same aloud. */
  quiet?: boolean
  /** Called once the visitor has taken it away, which a `<details>` does without a script. */
  dismissed?: (() => void) | undefined
}

/** Says how an operation goes, with the prefix of its kind. The regions that announce it are there before it is. */
export function Banner({ notice, words, quiet = false, dismissed }: Props) {
  const isUrgent = notice?.kind === 'error'
  const line = notice && <Line notice={notice} words={words} dismissed={dismissed} />
  return (
    <>
      {quiet && line}
      <div role="status">{!quiet && !isUrgent && line}</div>
      <div role="alert">{!quiet && isUrgent && line}</div>
    </>
  )
}

function Line({ notice, words, dismissed }: { notice: Notice } & Pick<Props, 'words' | 'dismissed'>) {
  const { kind, text } = notice
  const said = (
    <p>
      <strong>{words[kind]}</strong> {text}
    </p>
  )
  // What is under way is not to be dismissed.
  if (kind === 'loading')
    return (
      <div className="banner" data-kind={kind}>
        {said}
      </div>
    )
  return (
    <details
      open
      className="banner"
      data-kind={kind}
      onToggle={({ currentTarget }) => currentTarget.open || dismissed?.()}
    >
      <summary aria-label={words.dismiss}>
        <Icon name="close" />
      </summary>
      {said}
    </details>
  )
}
