import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { afterAll, expect, inject } from 'vitest'
import { puppeteerDriver } from './drivers/puppeteer.ts'
import type { Driver, Tab, TabOptions } from './drivers/tab.ts'
import { webkitDriver } from './drivers/webkit.ts'
import { type Front, startFront } from './front.ts'

export const engine = inject('engine')

/** WebKit keeps cookies marked `Secure` on https only, even of localhost. */
const tls = async () => {
  if (engine !== 'webkit') return undefined
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  return { key, cert }
}

const pictures = 'test-results/engines'

let driver: Promise<Driver> | undefined
export const theDriver = () => {
  driver ??= engine === 'webkit' ? webkitDriver() : puppeteerDriver(engine)
  return driver
}
afterAll(async () => (await driver)?.close())

type Options = TabOptions & {
  /** Complaints that the flow provokes. */
  expected?: RegExp
}
type Opened = { tab: Tab; front: Front; go: (path: string) => Promise<void> }

/** Opens a window, runs the flow in it, and fails if the engine complained. */
export async function inTab({ expected, ...options }: Options, flow: (opened: Opened) => Promise<void>) {
  const front = await startFront(inject('site'), await tls())
  const tab = await (await theDriver()).open(options)
  try {
    await flow({ tab, front, go: (path) => tab.go(front.origin + path) })
    expect(complaintsOf(tab, front, expected)).toEqual([])
  } catch (error) {
    await keepPicture(tab)
    throw error
  } finally {
    await tab.close()
    front.close()
  }
}

/** Beside Playwright's traces. A window that lets no picture be taken hides no failure of its flow. */
async function keepPicture(tab: Tab) {
  const picture = await tab.picture().catch(() => null)
  if (!picture) return
  const name = `${engine}-${expect.getState().currentTestName}`.replaceAll(/\W+/g, '-')
  mkdirSync(pictures, { recursive: true })
  writeFileSync(join(pictures, `${name}.png`), picture)
}

/**
 * What the engine said, and what the site refused. Requests are judged by what the site answered, as an engine also
 * reports files that a page was left without.
 */
export function complaintsOf(tab: Tab, front: Front, expected = /^$/): string[] {
  const failed = front.requests.filter(({ status, path }) => status >= 400 && path !== '/not-found')
  const said = tab.complaints.filter(
    (text) =>
      !/^Failed to load resource|error loading dynamically imported|Importing a module script failed|was preloaded using link preload|^(?:InvalidStateError: )?Transition was|Skipping view transition|^Viewport argument key "interactive-widget"/.test(
        text,
      ),
  )
  return [...said, ...failed.map(({ status, path }) => `${status} ${path}`)].filter((text) => !expected.test(text))
}
