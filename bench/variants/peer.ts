import { Window } from 'happy-dom'
import { build } from 'vite'
import { markupOf } from './markup.ts'

type Options = { outDir: string; pages: { path: string; html: string }[]; styleSheet: string }

const id = (name: string) => `\0peer:${name}`

/**
 * Builds the same pages as a React Router application: header and footer in its layout, each page's content in a module
 * that its route imports. `prefetch="intent"` exists in the router's framework only, so the links do what it does:
 * they import the next page's module when they are pointed at, touched or focused.
 */
export const buildPeer = async ({ outDir, pages, styleSheet }: Options): Promise<{ index: string }> => {
  const documents = pages.map(({ html }) => {
    const { document } = new Window()
    document.write(html)
    return document
  })
  const part = (at: number, selector: string) => {
    const element = documents[at]?.querySelector(selector)
    if (!element) throw new Error(`Page ${at} has no ${selector}.`)
    return markupOf(element, 'Link')
  }
  const modules: Record<string, string> = {
    [id('entry')]: entry(
      pages.map(({ path }) => path),
      part(0, 'body > header'),
      part(0, 'footer'),
    ),
  }
  for (const [at] of pages.entries()) {
    modules[id(`page-${at}`)] = `import { jsxs } from 'react/jsx-runtime'
import { Link } from '${id('link')}'
export const Component = () => ${part(at, 'main')}
`
  }
  modules[id('link')] = link(pages.map(({ path }) => path))
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'peer',
        resolveId: (source) => (source in modules ? source : undefined),
        load: (module) => modules[module],
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: id('entry'),
        output: { entryFileNames: 'peer/entry.js', chunkFileNames: 'peer/[hash].js' },
      },
    },
  })
  return {
    index: `<!doctype html><html lang="en-CA"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${styleSheet}">\
<script type="module" src="/peer/entry.js"></script></head><body></body></html>`,
  }
}

function link(paths: string[]) {
  return `import { jsxs } from 'react/jsx-runtime'
import { Link as RouterLink } from 'react-router'
export const modules = { ${paths.map((path, at) => `${JSON.stringify(path)}: () => import('${id(`page-${at}`)}')`).join(', ')} }
export const Link = ({ href, ...props }) => {
  const prefetch = () => void modules[href]?.()
  return jsxs(RouterLink, { to: href, onMouseEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch, ...props })
}
`
}

function entry(paths: string[], header: string, footer: string) {
  return `import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, ScrollRestoration } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { jsxs } from 'react/jsx-runtime'
import { Link, modules } from '${id('link')}'

const Layout = () => [${header}, jsxs(Outlet, {}), ${footer}, jsxs(ScrollRestoration, {})]
const children = ${JSON.stringify(paths)}.map((path) => ({ path, lazy: modules[path] }))
createRoot(document.body).render(jsxs(RouterProvider, { router: createBrowserRouter([{ Component: Layout, children }]) }))
`
}
