import type { ReactNode } from 'react'
import type { downloads } from '../../../ui/picture/catalogue.ts'
import { fill } from '../../../ui/text/fill.ts'
import { press } from '../../content/content.ts'
import { CopyButton } from '../../rendering/copy-button.tsx'

type DownloadProps = { file: string; of?: string; className: string; children: ReactNode }

/** `of` says what the file shows, to screen readers alone. */
export function Download({ file, of, className, children }: DownloadProps) {
  return (
    <a href={`/${file}`} download className={className}>
      {children}
      {of && <span className="sr-only">{`: ${of}`}</span>}
    </a>
  )
}

export function Boilerplate({ text }: { text: string }) {
  const count = text.split(/\s+/).length
  const id = `words-${count}`
  const { words, copy, copied } = press.boilerplate
  return (
    <div className="mt-8 border-t border-line pt-5">
      <h3 className="label font-text">{fill(words, { count })}</h3>
      <p id={id} className="mt-3 max-w-[60ch]">
        {text}
      </p>
      <CopyButton copies={id} text={copy} about={fill(words, { count })} copied={copied} className="mt-5" />
    </div>
  )
}

type LogoProps = (typeof downloads.logos)[number]['light'] & { name: string; ground: string; className: string }

export function Logo({ svg, png, width, height, name, ground, className }: LogoProps) {
  return (
    <>
      <p className={`mt-3 px-5 py-3.5 border border-line [forced-color-adjust:none] ${className}`}>
        <img src={`/${svg}`} width={width} height={height} alt="" loading="lazy" className="h-12 max-w-full w-auto" />
      </p>
      <p className="mt-1 text-small">
        <span className="text-muted me-4">{ground}</span>{' '}
        {[svg, png].map((file) => (
          <Download key={file} file={file} of={`${name}, ${ground}`} className="text-link inline-block py-0.5 me-4">
            {file.slice(-3).toUpperCase()}
          </Download>
        ))}
      </p>
    </>
  )
}
