import { connect, type Socket } from 'node:net'

type Logged = { level: string; text: string }
type Message = { method?: string; params?: { message?: unknown; targetInfo?: { targetId: string } } }

/** The only inspector and the only page, as WebKit numbers them. */
const ids = Buffer.from(new BigUint64Array([1n, 1n]).buffer)

/**
 * Follows the console through WebKit's inspector, as its WebDriver has no events. The wire is that of the
 * RemoteInspectorServer of WebKitGTK: length, byte order, name, GVariant.
 * @param address host and port
 */
export async function followConsole(address: string, onLog: (logged: Logged) => void): Promise<() => void> {
  const [host, port] = address.split(':')
  const socket = connect(Number(port), host)
  const ready = Promise.withResolvers<void>()
  readFrames(socket, (name, body) => {
    if (name !== 'SendMessageToFrontend') return
    const { method, params } = messageIn(body.subarray(ids.length, -1))
    if (method === 'Target.targetCreated') {
      write(socket, 'SendMessageToBackend', enableConsole(params?.targetInfo?.targetId))
      ready.resolve()
    }
    if (method !== 'Target.dispatchMessageFromTarget') return
    const inner = messageIn(Buffer.from(String(params?.message)))
    if (inner.method === 'Console.messageAdded') onLog(inner.params?.message as Logged)
  })
  write(socket, 'SetupInspectorClient', Buffer.from('\0'))
  write(socket, 'Setup', ids)
  await ready.promise
  return () => socket.destroy()
}

const messageIn = (json: Buffer): Message => JSON.parse(json.toString())

function enableConsole(targetId: string | undefined) {
  const message = JSON.stringify({ id: 1, method: 'Console.enable' })
  const wrapped = { id: 1, method: 'Target.sendMessageToTarget', params: { targetId, message } }
  return Buffer.concat([ids, Buffer.from(`${JSON.stringify(wrapped)}\0`)])
}

function write(socket: Socket, name: string, body: Buffer) {
  const content = Buffer.concat([Buffer.from(`${name}\0`), body])
  // The byte after the length says that numbers are little-endian.
  const head = Buffer.alloc(5, 1)
  head.writeUInt32BE(content.length)
  socket.write(Buffer.concat([head, content]))
}

function readFrames(socket: Socket, onFrame: (name: string, body: Buffer) => void) {
  let kept = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    kept = Buffer.concat([kept, chunk])
    while (kept.length > 5 && kept.length >= 5 + kept.readUInt32BE(0)) {
      const frame = kept.subarray(5, 5 + kept.readUInt32BE(0))
      kept = kept.subarray(5 + frame.length)
      const end = frame.indexOf(0)
      onFrame(frame.toString('utf8', 0, end), frame.subarray(end + 1))
    }
  })
}
