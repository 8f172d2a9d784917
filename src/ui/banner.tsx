export type Notice = { kind: 'loading' | 'success' | 'error'; text?: string }

const inks = {
  loading: 'bg-deep text-snow',
  success: 'bg-spruce text-snow',
  error: 'bg-rust text-snow',
}

type Props = {
  notice: Notice | null
  words: Record<Notice['kind'], string>
  /** Seen but not announced, where something else says the same aloud. */
  quiet?: boolean
}

/** Says how an operation goes, with the prefix of its kind. The regions that announce it are there before it is. */
export function Banner({ notice, words, quiet = false }: Props) {
  const isUrgent = notice?.kind === 'error'
  const line = notice && (
    <p className={`banner px-5 py-4 border-2 border-ink ${inks[notice.kind]}`} data-kind={notice.kind}>
      <strong>{words[notice.kind]}</strong> {notice.text}
    </p>
  )
  return (
    <>
      {quiet && line}
      <div role="status">{!quiet && !isUrgent && line}</div>
      <div role="alert">{!quiet && isUrgent && line}</div>
    </>
  )
}
