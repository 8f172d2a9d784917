import { env } from 'cloudflare:workers'
import { Home as Once } from '../../src/pages/home/page.tsx'

/** The home page's content as many times as the variable `TIMES` says, one below the other. */
export function Home() {
  return Array.from({ length: Number((env as { TIMES?: string }).TIMES) }, (_, time) => <Once key={String(time)} />)
}
