import type { EngineName } from '../installed.ts'

export type TabOptions = {
  width?: number
  height?: number
  dark?: boolean
  reducedMotion?: boolean
  script?: boolean
  /** The reader's, such as Pacific/Auckland. */
  timeZone?: string
  /** Text twice as large as the engine's own; not in WebKit, whose driver has no such setting. */
  largeText?: boolean
  /** As engines before popovers; WebKit only. */
  withoutPopovers?: boolean
  /** The reader's fonts and colours in place of the page's; Firefox only. */
  ownLooks?: boolean
}

/** One window of an engine, with nothing stored yet. Places are CSS px in the viewport. */
export type Tab = {
  engine: EngineName
  /** What the engine reported so far: errors, warnings, policy violations, exceptions. */
  complaints: string[]
  go: (url: string) => Promise<void>
  /** Runs a function in the page. It sees nothing of the test but its arguments. */
  run: <T, A extends unknown[]>(fn: (...args: A) => T, ...args: A) => Promise<Awaited<T>>
  move: (x: number, y: number) => Promise<void>
  press: (x: number, y: number) => Promise<void>
  /** A finger's touch; the mouse where the driver has no fingers (WebKit). */
  tap: (x: number, y: number) => Promise<void>
  /** A key by its name in `KeyboardEvent.key`. */
  key: (name: Key) => Promise<void>
  type: (text: string) => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  reload: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** A PNG of the viewport. */
  picture: () => Promise<Buffer>
  /** The page as PDF; undefined where the driver cannot print (WebKit). */
  print: () => Promise<Buffer | undefined>
  close: () => Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'End' | 'ArrowDown' | 'ArrowRight'

/** Opens windows of one engine until it is closed. */
export type Driver = {
  version: string
  open: (options: TabOptions) => Promise<Tab>
  close: () => Promise<void>
}
