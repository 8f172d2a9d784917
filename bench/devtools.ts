type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } }
type Attached = { sessionId: string; targetInfo: { type: string } }

export type Tab = {
  /** Sends a command to the page that the tab shows. */
  send: <Result = unknown>(method: string, params?: object) => Promise<Result>
  /** The value of an expression in that page. */
  evaluate: <Value>(expression: string) => Promise<Value>
  close: () => Promise<void>
}

/**
 * Opens a tab over the DevTools protocol. Chromium prerenders only if the session belongs to the tab, as here, and not,
 * as in Playwright, to one page. `slowdown` divides the CPU speed of each page, prerendered ones included.
 */
export const openTab = async (
  port: number,
  { width, height, slowdown = 1 }: { width: number; height: number; slowdown?: number },
): Promise<Tab> => {
  const { send, listen, close } = await connect(port)
  const pages: string[] = []
  listen(({ method, params }) => {
    const { sessionId, targetInfo } = (params ?? {}) as Attached
    if (method === 'Target.detachedFromTarget') pages.splice(pages.indexOf(sessionId), 1)
    if (method !== 'Target.attachedToTarget' || targetInfo.type !== 'page') return
    pages.push(sessionId)
    if (slowdown > 1) send('Emulation.setCPUThrottlingRate', { rate: slowdown }, sessionId).catch(() => undefined)
  })
  const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext')
  await send('Target.createTarget', { url: 'about:blank', browserContextId, width, height })
  const filter = [{ type: 'tab', exclude: false }]
  const { targetInfos } = await send<{ targetInfos: { targetId: string; browserContextId: string }[] }>(
    'Target.getTargets',
    { filter },
  )
  const targetId = targetInfos.find((tab) => tab.browserContextId === browserContextId)?.targetId
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, sessionId)

  /** A prerendered page is attached too, until it is shown or discarded. */
  const shown = async () => {
    for (const page of pages) if (!(await valueIn(page, 'document.prerendering').catch(() => true))) return page
    throw new Error('The tab shows no page.')
  }
  const valueIn = async (page: string, expression: string) => {
    const { result } = await send<{ result: { value: unknown } }>(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      page,
    )
    return result.value
  }
  return {
    send: async (method, params) => send(method, params, await shown()),
    evaluate: async <Value>(expression: string) => (await valueIn(await shown(), expression)) as Value,
    close: async () => {
      await send('Target.disposeBrowserContext', { browserContextId })
      close()
    },
  }
}

async function connect(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, { sessionId: string | undefined; answer: (message: Message) => void }>()
  const listeners: ((message: Message) => void)[] = []
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) waiting.get(message.id)?.answer(message)
    else for (const listener of listeners) listener(message)
    if (message.method === 'Target.detachedFromTarget') endSession((message.params as Attached).sessionId)
  }
  /** A page that is gone answers no more: a press may take it away before it has answered. */
  const endSession = (ended: string) => {
    for (const { sessionId, answer } of waiting.values())
      if (sessionId === ended) answer({ error: { message: 'The page is gone.' } })
  }
  let last = 0
  const send = <Result = unknown>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<Result>((resolve, reject) => {
      last += 1
      const answer = ({ error, result }: Message) => {
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result as Result)
      }
      waiting.set(last, { sessionId, answer })
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    })
  return {
    send,
    listen: (listener: (message: Message) => void) => listeners.push(listener),
    close: () => socket.close(),
  }
}
