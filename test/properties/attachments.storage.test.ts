import { env } from 'cloudflare:workers'
import { Buffer } from 'node:buffer'
import * as fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { attachmentLimits } from '../../src/contactmails/attachments/attachment.ts'
import { threadToken } from '../../src/contactmails/replies/addresses.ts'
import { listThread } from '../../src/contactmails/replies/thread.ts'
import type { Bindings } from '../../src/env.ts'
import worker from '../../src/index.ts'
import { paths } from '../../src/paths.ts'
import { forgetMails, storedMails } from '../helpers/contactmails.ts'
import { testQueue } from '../helpers/faults.ts'
import { bytesOf, emptyBucket } from '../helpers/files.ts'
import { emailWith, incoming } from '../helpers/incoming.ts'
import { ask, freshTeam, storeMails } from '../helpers/staff.ts'

const hostileFiles = 500
const site: Bindings = { ...env, CONTACTMAILS: testQueue(), INBOUND_DOMAIN: 'forager.example' }

let [staff, threadId, threadAddress] = ['', '', '']
beforeAll(async () => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  await forgetMails()
  await emptyBucket()
  ;({ staff } = await freshTeam())
  ;[threadId = ''] = await storeMails(1)
  threadAddress = `reply+${await threadToken(String(env.BETTER_AUTH_SECRET), threadId)}@forager.example`
})

const script = 'fetch("/admin/users").then(() => alert(1))'
const contents: Record<string, string> = {
  svg: `<svg xmlns="http://www.w3.org/2000/svg" onload='${script}'><script>${script}</script></svg>`,
  html: `<!doctype html><script src="/v1/api/x">${script}</script><iframe src="/admin/users">`,
  pdf: `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${script})>>>>endobj\n%%EOF`,
  zip: 'PK\x03\x04\x14\0\0\0\b\0'.padEnd(4000, '\xff'),
  gzip: `\x1f\x8b\b${'\0'.repeat(4000)}`,
  exe: 'MZ\x90\0\x03\0\0\0',
  manifest: 'CACHE MANIFEST\n/admin\nFALLBACK:\n/ /x',
  worker: 'self.addEventListener("fetch", (e) => e.respondWith(new Response("x")))',
  formula: '=HYPERLINK("https://evil.example","x")',
  polyglot: `GIF89a/*${'\0'.repeat(20)}*/=1;${script}`,
  empty: '',
}
const sizes = [1, 100, 4000, 130_000, 1_100_000, attachmentLimits.file - 1, attachmentLimits.file + 1]
const content = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...Object.values(contents)) },
  { weight: 2, arbitrary: fc.constantFrom(...sizes.slice(0, 4)).map(bytesOf) },
  { weight: 1, arbitrary: fc.constantFrom(...sizes.slice(4)).map(bytesOf) },
)
const piece = fc.constantFrom(
  ...[
    '../',
    '..\\',
    '/etc/passwd',
    'C:\\',
    '\\\\evil\\share\\',
    '%2e%2e%2f',
    '.',
    ' ',
    '~',
    '$(id)',
    '`id`',
    'con',
    'nul.',
  ],
  ...[
    '\0',
    '\r\n',
    '\nX-Evil: 1',
    '\t',
    '\x1b[31m',
    '\u0085',
    '\u2028',
    '\u200B',
    '\uFEFF',
    '\u202E',
    '\u2066',
    '\uD800',
  ],
  ...['"', "'", ';', '=', '*', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{x}}', '=cmd|x'],
  ...['a'.repeat(5000), 'é', '文', '👩‍👩‍👧', '.exe', '.pdf', '.html', '.svg', 'fdp.exe', 'report'],
)
const name = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''))
const type = fc.constantFrom(
  ...['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml', 'application/javascript', 'application/pdf'],
  ...[
    'image/png',
    'multipart/mixed',
    'message/delivery-status',
    'text/cache-manifest',
    'application/wasm',
    'x',
    'a/b; c="',
  ],
  ...[`text/${'x'.repeat(3000)}`, 'TEXT/HTML; charset=utf-7'],
)
const file = fc.record({ name, type, content })
const small = fc.record({ name, type, content: fc.constantFrom(...Object.values(contents)) })
const mail = fc.record({
  files: fc.oneof(
    { weight: 30, arbitrary: fc.array(file, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: small.map((one) => Array.from({ length: 300 }, () => one)) },
  ),
  isToThread: fc.boolean(),
})

const encoded = (name: string) => `=?utf-8?b?${Buffer.from(name).toString('base64')}?=`
const received = async (files: { name: string; type: string; content: string | Uint8Array }[], isToThread: boolean) => {
  await env.DB.exec('DELETE FROM limit_counts')
  const named = files.map(({ name, ...rest }) => ({ ...rest, name: encoded(name) }))
  const { message, rejected } = incoming(emailWith(named), undefined, isToThread ? threadAddress : undefined)
  await worker.email(message, site)
  if (rejected.length > 0) return null
  const id = isToThread ? threadId : ((await storedMails()).at(-1)?.id ?? '')
  const { thread } = await listThread(env.DB, id, {})
  return { id, attachments: thread.at(-1)?.attachments ?? [] }
}

const results = { files: 0, kept: 0, named: 0, refused: 0 }

it(`runs none of ${hostileFiles} hostile files, shows none to a visitor, and keeps to each limit`, async () => {
  await fc.assert(
    fc.asyncProperty(mail, async ({ files, isToThread }) => {
      results.files += files.length
      const found = await received(files, isToThread)
      if (!found) results.refused += files.length
      if (!found) return
      const { id, attachments } = found
      const keptBytes = attachments.reduce((sum, { file, size = 0 }) => sum + (file ? size : 0), 0)
      expect(keptBytes).toBeLessThanOrEqual(attachmentLimits.mail)
      expect(attachments.length).toBeLessThanOrEqual(attachmentLimits.named + 1)
      expect(JSON.stringify(attachments).length).toBeLessThan(64 * 1024)
      for (const { name, type, size = 0, file } of attachments) {
        expect(name).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200B\uFEFF\u202A-\u202E\u2066-\u2069]{1,120}$/u)
        expect(type.length).toBeLessThanOrEqual(120)
        if (!file) results.named += 1
        if (!file) continue
        results.kept += 1
        expect(size).toBeLessThanOrEqual(attachmentLimits.file)
        const path = paths.api.attachment(id, file)
        expect((await ask(path)).status).toBe(401)
        const { status, headers, body } = await ask(path, { cookie: staff })
        expect([status, (await new Response(body).arrayBuffer()).byteLength]).toEqual([200, size])
        expect(headers.get('Content-Type')).toBe('application/octet-stream')
        expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.!~%-]+$/)
        expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
        expect(headers.get('Cache-Control')).toBe('no-store')
        expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      }
    }),
    { numRuns: hostileFiles / 2 },
  )
  expect(results.files).toBeGreaterThan(hostileFiles)
  expect(results.kept).toBeGreaterThan(hostileFiles / 4)
}, 600_000)

it('names them on the page as text', async () => {
  const names = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{x}}\u202Egpj.exe']
  const found = await received(
    names.map((name) => ({ name, type: 'text/html', content: contents.html ?? '' })),
    false,
  )
  const html = await (await ask(paths.admin.contactmail(found?.id ?? ''), { cookie: staff })).text()
  expect(html).not.toMatch(/<script>alert|<img src=x|\u202E/)
  expect(html).toContain('_img src=x onerror=alert(1)_')
})
