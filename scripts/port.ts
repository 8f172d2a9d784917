import { createServer } from 'node:net'
import { CommandError } from './command.ts'

const defaultPort = 8787

/** @throws CommandError if PORT is not a port */
export const readPort = (): number => {
  const text = process.env.PORT ?? String(defaultPort)
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  throw new CommandError(`PORT is "${text}"; it must be a port from 1 to 65535 (default: ${defaultPort}).`)
}

/** @throws CommandError if another program listens on the port */
export const assertFree = async (port: number): Promise<void> => {
  for (const host of ['127.0.0.1', '::1']) {
    if (await isTaken(port, host)) {
      throw new CommandError(`Port ${port} is in use by another program; stop it, or set PORT to another port.`)
    }
  }
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // Other errors, such as a machine without IPv6, do not mean that the port is in use.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE' || code === 'EACCES'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })
}
