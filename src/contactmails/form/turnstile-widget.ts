import { type RefObject, useRef } from 'react'
import { turnstileAction } from '../spam/spam-rules.ts'

type Turnstile = {
  render: (container: HTMLElement, options: Record<string, unknown>) => string
  reset: (widget: string) => void
}

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
/** A widget that has no token after this many ms is given up: the enquiry goes without one. */
export const longestWait = 10_000
/** Milliseconds after which a token is renewed: it expires after 300 s, and a device that slept is not told. */
const lasting = 280_000

/** Loads Turnstile at the first use of the form. Each token is good for one enquiry. */
export function useTurnstile(siteKey: string | undefined, container: RefObject<HTMLElement | null>) {
  const widget = useRef<ReturnType<typeof createWidget>>(undefined)
  const startTurnstile = () => {
    if (siteKey && container.current) widget.current ??= createWidget(siteKey, container.current, widget)
  }
  const takeToken = async (): Promise<string | undefined> => {
    startTurnstile()
    return widget.current?.()
  }
  return { startTurnstile, takeToken }
}

function createWidget(sitekey: string, container: HTMLElement, widget: { current: unknown }) {
  let give = (_token: string) => {}
  let givenAt = Number.POSITIVE_INFINITY
  const nextToken = () =>
    new Promise<string>((resolve) => {
      give = resolve
    })
  let token = nextToken()
  let renew = () => {}
  const ready = load().then((api) => {
    const id = api.render(container, {
      sitekey,
      action: turnstileAction,
      appearance: 'interaction-only',
      'response-field': false,
      callback: (text: string) => {
        givenAt = Date.now()
        give(text)
      },
      'expired-callback': () => renew(),
      // `true` says that the error is handled: Turnstile keeps trying and throws nothing.
      'error-callback': () => true,
    })
    renew = () => {
      givenAt = Number.POSITIVE_INFINITY
      token = nextToken()
      api.reset(id)
    }
  })
  ready.catch(() => {
    widget.current = undefined
  })
  return async () => {
    if (Date.now() - givenAt > lasting) renew()
    const text = await Promise.race([
      ready.then(() => token).catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, longestWait, undefined)),
    ])
    if (text) renew()
    return text
  }
}

async function load() {
  const page = globalThis as { turnstile?: Turnstile }
  if (!page.turnstile) {
    const element = document.createElement('script')
    await new Promise((resolve, reject) =>
      document.head.append(Object.assign(element, { src: script, onload: resolve, onerror: reject })),
    )
  }
  return page.turnstile as Turnstile
}
