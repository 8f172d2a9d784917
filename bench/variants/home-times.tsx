import { env } from 'cloudflare:workers'
import { Home as Once } from '../../src/site/pages/home/page.tsx'

/** Repeats the home page's content `TIMES` times. */
export function Home() {
  return Array.from({ length: Number((env as { TIMES?: string }).TIMES) }, (_, time) => <Once key={String(time)} />)
}
