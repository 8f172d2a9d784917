export type Notice = { kind: 'loading' | 'success' | 'error'; text?: string }

const inks = {
  loading: 'bg-deep text-snow',
  success: 'bg-spruce text-snow',
  error: 'bg-rust text-snow',
}

/** Says how an operation goes, with the prefix of its kind. The region around it announces it, so it is always there. */
export function Banner({ notice, words }: { notice: Notice | null; words: Record<Notice['kind'], string> }) {
  return (
    <div role={notice?.kind === 'error' ? 'alert' : 'status'}>
      {notice && (
        <p className={`banner px-5 py-4 border-2 border-ink ${inks[notice.kind]}`} data-kind={notice.kind}>
          <strong>{words[notice.kind]}</strong> {notice.text}
        </p>
      )}
    </div>
  )
}
