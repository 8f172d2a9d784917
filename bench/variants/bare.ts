import { Window } from 'happy-dom'
import { markupOf } from './markup.ts'

/**
 * A module for a Worker of plain Hono and React: one component with the page's markup as one expression of JSX, behind
 * the renderer that this site uses, and nothing else.
 */
export const bareSource = (html: string): string => {
  const { document } = new Window()
  document.write(html)
  return `import { reactRenderer } from '@hono/react-renderer'
import { Hono } from 'hono'
import { jsxs } from 'react/jsx-runtime'

const Page = () => ${markupOf(document.documentElement)}

export default new Hono()
  .use(reactRenderer(({ children }) => children, { stream: { 'Content-Type': 'text/html; charset=UTF-8' } }))
  .get('/', (c) => c.render(jsxs(Page, {})))
`
}
