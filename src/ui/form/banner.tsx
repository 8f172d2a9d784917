import type { HTMLAttributes } from 'react'
import { Icon } from '../picture/icon.tsx'

export type BannerContent = { kind: 'loading' | 'success' | 'error'; text?: string }
export const bannerWords = { loading: 'Loading...', success: 'Success:', error: 'Error:', dismiss: 'Dismiss' }

type Props = {
  content?: BannerContent | null
  error?: string | undefined
  quiet?: boolean
  /** Says that it is loading before React is there. */
  early?: boolean
  dismissed?: (() => void) | undefined
  said?: HTMLAttributes<HTMLParagraphElement> | undefined
}

/** Shows an operation's state in live regions that exist before it. A translator may replace a text, so each is new. */
export function Banner({ content: given = null, error, quiet = false, early, ...line }: Props) {
  const content: BannerContent | null = error === undefined ? given : { kind: 'error', text: error }
  const isUrgent = content?.kind === 'error'
  const shown = content && <Line content={content} {...line} />
  return (
    <>
      {quiet && shown}
      <div role="status">
        {early && (
          <p className="early-banner">
            <strong>{bannerWords.loading}</strong>
          </p>
        )}
        {!quiet && !isUrgent && shown}
      </div>
      <div role="alert">{!quiet && isUrgent && shown}</div>
    </>
  )
}

function Line({ content, dismissed, said }: { content: BannerContent } & Pick<Props, 'dismissed' | 'said'>) {
  const { kind, text } = content
  const words = (
    <p key={text} {...said}>
      <strong>{bannerWords[kind]}</strong> {text}
    </p>
  )
  if (kind === 'loading')
    return (
      <div className="banner" data-kind={kind}>
        {words}
      </div>
    )
  return (
    <details
      open
      className="banner"
      data-kind={kind}
      onToggle={({ currentTarget }) => currentTarget.open || dismissed?.()}
    >
      <summary className="banner-close" aria-label={bannerWords.dismiss}>
        <Icon name="close" />
      </summary>
      {words}
    </details>
  )
}
