/**
 * Measures the resident memory of workerd and the CPU that the costliest e-mails take to parse, each in a fresh process
 * with 128 MB of heap, as Cloudflare gives an isolate.
 *
 *   npm run bench:inbound [-- --dry]
 *
 * Prints its table and, except with `--dry`, writes it to bench/RESULTS.md.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { circumstances, table, writeSection } from './results.ts'
import { builtProgram, cpuOf, endAtSignals, startWorkerd } from './workerd.ts'

const { values: options } = parseArgs({ options: { dry: { type: 'boolean', default: false } } })

const repeated = (megabytes: number, part: string) => part.repeat((megabytes * 1024 * 1024) / part.length)
const start = 'From: Eve <eve@evil.example>\r\nSubject: x\r\n'
const multipart = `${start}Content-Type: multipart/mixed; boundary=b\r\n\r\n`
const base64 = 'Content-Transfer-Encoding: base64\r\n'
const html = `${start}Content-Type: text/html\r\n\r\n`
const line = `${'A'.repeat(76)}\r\n`
const prose = 'The ferry leaves at noon, and nobody knows when it comes back.\r\n'

const mails: Record<string, string> = {
  'an ordinary one': `${start}\r\n${prose}`,
  'two files of 4.8 MB': `${multipart}--b\r\n\r\nHello\r\n--b\r\n${base64}\r\n${repeated(4.8, line)}--b\r\n${base64}\r\n${repeated(4.8, line)}--b--`,
  'text of 0.9 MB': `${start}\r\n${repeated(0.9, prose)}`,
  'text of 9.9 MB': `${start}\r\n${repeated(9.9, prose)}`,
  'text of 9.9 MB that looks like base64': `${start}\r\n${repeated(9.9, line)}`,
  'empty lines, 2 MB': `${start}\r\n${repeated(2, '\r\n')}`,
  'empty lines, as many as are parsed': `${start}\r\n${'\r\n'.repeat(19_900)}`,
  'boundary lines, 2 MB': multipart + repeated(2, '--b\r\n'),
  'boundary lines, as many as are parsed': multipart + '--b\r\n'.repeat(290),
  'a digest, 2 MB': multipart.replace('mixed', 'digest') + repeated(2, '--b\n\n\n'),
  'a digest, as long as is parsed': multipart.replace('mixed', 'digest') + `--b\n\n${prose.repeat(45)}\n`.repeat(290),
  'short lines of base64, 2 MB': `${multipart}--b\r\n${base64}\r\n${repeated(2, 'A=\r\n')}`,
  'short lines of base64, as many as are parsed': `${multipart}--b\r\n${base64}\r\n${'A=\r\n'.repeat(19_900)}`,
  'e-mails in e-mails, 2 MB': `${start}${repeated(2, 'Content-Type: message/rfc822\r\n\r\n')}`,
  'e-mails in e-mails, as many as are parsed': `${start}${'Content-Type: message/rfc822\r\n\r\n'.repeat(9_900)}`,
  'cells of HTML, 0.9 MB': html + repeated(0.9, '<td> '),
  'cells with letters that are no UTF-8, 0.6 MB': html + repeated(0.6, '<td>\uFFFD'),
  'cells of quotes in quotes, 0.9 MB': html + '<blockquote>'.repeat(100) + repeated(0.9, '<td> '),
  'HTML beside text, 0.9 MB': `${multipart}--b\r\n\r\nx\r\n--b\r\nContent-Type: text/html\r\n\r\n${repeated(0.9, '<td> ')}`,
}

endAtSignals()
await build({
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'webworker' },
  build: { ssr: 'bench/variants/inbound.ts', outDir: 'dist/bench-inbound', minify: false },
})
const program = { ...builtProgram('dist/bench-inbound', 'inbound.js'), v8Flags: ['--max-heap-size=128'] }

const rows: string[][] = []
for (const [name, mail] of Object.entries(mails)) {
  const { pid, port, stop } = await startWorkerd(program)
  const send = async (body: string) =>
    (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body }).catch(() => null))?.text() ?? 'it crashed'
  await send(`${start}\r\n${prose}`)
  const before = { cpu: cpuOf(pid), memory: memoryOf(pid).now }
  const left = await send(mail).catch(() => 'it crashed')
  const { highest } = memoryOf(pid)
  const size = (mail.length / 1e6).toFixed(2)
  rows.push([name, size, before.memory.toFixed(0), highest.toFixed(0), (cpuOf(pid) - before.cpu).toFixed(0), left])
  await stop()
  console.error(rows.at(-1)?.join(' | '))
}
const columns = ['e-mail', 'MB:', 'resident before, MB:', 'at most, MB:', 'CPU, ms:', 'characters left:']
const text = `${circumstances('npm run bench:inbound')}

${table(columns, rows)}

Each in a fresh workerd that has parsed one ordinary e-mail, with 128 MB of heap. "At most" is the process's own highest \
mark, with workerd itself, the bytes of the e-mail on their way in, and those of its files on their way to a stand-in of R2.`
console.log(text)
if (!options.dry) writeSection('E-mail that comes in', text)
process.exit(0)

/** Megabytes, now and at most so far. */
function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1000
  return { now: of('VmRSS'), highest: of('VmHWM') }
}
