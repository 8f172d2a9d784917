import { createServer, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { type Beacon, BeaconSchema } from '../../src/analytics/beacon-schema.ts'
import { paths } from '../../src/paths.ts'

/** A beacon as it came over the wire, and how it was answered. */
type Heard = { beacon: Beacon; headers: IncomingMessage['headers']; status: number }

/**
 * Stands between the browser and a site and notes the beacons: what a page sends while it is being left shows up
 * nowhere in the browser.
 */
export const startListening = async ({ port, site }: { port: number; site: number }) => {
  const heard: Heard[] = []
  const server = createServer(async (incoming, outgoing) => {
    const { url = '/', method = 'GET', headers } = incoming
    const body = await text(incoming)
    const onward = request({ host: '127.0.0.1', port: site, path: url, method, headers }, (answer) => {
      const { statusCode: status = 502 } = answer
      if (url === paths.api.beacon) heard.push({ beacon: v.parse(BeaconSchema, JSON.parse(body)), headers, status })
      outgoing.writeHead(status, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    onward.end(body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    heard,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
