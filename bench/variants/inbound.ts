import { parseMail } from '../../src/contactmails/inbound/parse-mail.ts'
import type { Bindings } from '../../src/env.ts'

/** R2 copies what it is given. */
const bucket = { put: async (_key: string, content: BufferSource) => new Response(content).arrayBuffer() }

/** Parses the e-mail that it is sent, as the site does, and says how much text is left of it. */
export default {
  async fetch(request: Request, env: Bindings) {
    const from = 'eve@evil.example'
    const incoming = { from, to: 'hello@forager.example', raw: request.body, headers: new Headers() }
    const bindings = { ...env, ATTACHMENTS: bucket as unknown as NonNullable<Bindings['ATTACHMENTS']> }
    const mail = await parseMail(incoming as unknown as Parameters<typeof parseMail>[0], bindings)
    return new Response(typeof mail === 'string' ? mail : `${mail.text.length}`)
  },
}
