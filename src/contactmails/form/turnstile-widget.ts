import { type RefObject, useEffect, useRef } from 'react'
import { turnstileAction } from '../spam/spam-rules.ts'

type Turnstile = {
  render: (container: HTMLElement, options: Record<string, unknown>) => string
  reset: (widget: string) => void
}

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
/** A widget that has no token after this many ms is given up: the enquiry goes without one. */
export const longestWait = 10_000

/** Loads Turnstile at the first use of the form. Each token is good for one enquiry. */
export function useTurnstile(siteKey: string | undefined, container: RefObject<HTMLElement | null>) {
  const widget = useRef<Widget | null>(null)

  useEffect(() => {
    const form = container.current?.closest('form')
    if (!siteKey || !form || !container.current) return
    const start = () => {
      widget.current ??= new Widget(siteKey, container.current as HTMLElement)
    }
    form.addEventListener('focusin', start, { once: true })
    if (form.contains(document.activeElement)) start()
    return () => form.removeEventListener('focusin', start)
  }, [siteKey, container])

  return async (): Promise<string | undefined> => {
    if (siteKey && container.current) widget.current ??= new Widget(siteKey, container.current)
    return widget.current?.takeToken()
  }
}

class Widget {
  #ready: Promise<void>
  #api: Turnstile | undefined
  #id = ''
  #token = Promise.withResolvers<string>()

  constructor(siteKey: string, container: HTMLElement) {
    this.#ready = load().then((api) => {
      this.#api = api
      this.#id = api.render(container, {
        sitekey: siteKey,
        action: turnstileAction,
        appearance: 'interaction-only',
        'response-field': false,
        callback: (token: string) => this.#token.resolve(token),
        'expired-callback': () => this.#renew(),
        // Told that we know, it keeps trying and throws nothing.
        'error-callback': () => true,
      })
    })
    this.#ready.catch(() => {})
  }

  async takeToken(): Promise<string | undefined> {
    const token = await Promise.race([
      this.#ready.then(() => this.#token.promise).catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, longestWait, undefined)),
    ])
    if (token) this.#renew()
    return token
  }

  #renew() {
    this.#token = Promise.withResolvers()
    this.#api?.reset(this.#id)
  }
}

function load(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const present = (globalThis as { turnstile?: Turnstile }).turnstile
    if (present) return resolve(present)
    const element = document.createElement('script')
    element.src = script
    element.addEventListener('load', () => {
      const { turnstile } = globalThis as { turnstile?: Turnstile }
      if (turnstile) resolve(turnstile)
      else reject(new Error('no Turnstile'))
    })
    element.addEventListener('error', () => reject(new Error('no Turnstile')))
    document.head.append(element)
  })
}
