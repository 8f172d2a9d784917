import { enhancedBy } from './browser-files.ts'

type Props = { copies: string; text: string; about?: string; copied: string; className?: string }

export function CopyButton({ copies, text, about, copied, className = '' }: Props) {
  return (
    <p
      className={`needs-script flex items-center gap-4 ${className}`}
      {...enhancedBy('copy-text', 'load')}
      data-copies={copies}
      data-copied={copied}
    >
      <button type="button" className="button-line">
        {text}
        {about && <span className="sr-only">{`\u00a0${about}`}</span>}
      </button>
      <span role="status" />
    </p>
  )
}
