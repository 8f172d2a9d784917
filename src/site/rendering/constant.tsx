import { createContext, type ReactNode, use } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

type Props = {
  /** What it is called; the same name always stands for the same part. */
  name: string
  className?: string
  children?: ReactNode
}

/** Whether nothing is to be reused, as benches ask of the plain rendering. */
export const RenderAnew = createContext(false)

const rendered = new Map<string, Promise<string>>()

/** A part that is the same on every page and for everybody: rendered once in an isolate, and copied from then on. */
export function Constant({ name, className, children }: Props) {
  if (use(RenderAnew)) return <div className={className}>{children}</div>
  const html = rendered.get(name) ?? toHtml(children)
  rendered.set(name, html)
  return (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of this project's components
      dangerouslySetInnerHTML={{ __html: use(html) }}
    />
  )
}

async function toHtml(children: ReactNode) {
  const stream = await renderToReadableStream(children)
  return new Response(stream).text()
}
