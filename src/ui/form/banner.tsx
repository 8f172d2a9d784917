import { Icon } from '../picture/icon.tsx'

export type BannerContent = { kind: 'loading' | 'success' | 'error'; text?: string }
export type BannerWords = Record<BannerContent['kind'] | 'dismiss', string>

type Props = {
  content: BannerContent | null
  words: BannerWords
  quiet?: boolean
  dismissed?: (() => void) | undefined
}

/** Shows the state of an operation, prefixed by its kind. The live regions exist before their content. */
export function Banner({ content, words, quiet = false, dismissed }: Props) {
  const isUrgent = content?.kind === 'error'
  const line = content && <Line content={content} words={words} dismissed={dismissed} />
  return (
    <>
      {quiet && line}
      <div role="status">{!quiet && !isUrgent && line}</div>
      <div role="alert">{!quiet && isUrgent && line}</div>
    </>
  )
}

export function EarlyBanner({ words }: Pick<Props, 'words'>) {
  return (
    <div role="status">
      <p className="early-banner">
        <strong>{words.loading}</strong>
      </p>
    </div>
  )
}

function Line({ content, words, dismissed }: { content: BannerContent } & Pick<Props, 'words' | 'dismissed'>) {
  const { kind, text } = content
  const said = (
    <p>
      <strong>{words[kind]}</strong> {text}
    </p>
  )
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
