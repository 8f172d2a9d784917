import { Buffer } from 'node:buffer'

/** The parser makes an object of each line and part, so these cost more memory than bytes do. */
export const parseLimits = {
  lines: 20_000,
  textBytes: 1024 * 1024,
  parts: 300,
  runBytes: 256 * 1024,
  base64Bytes: 1024 * 1024,
  longFiles: 20,
  headerLines: 1000,
  headerBytes: 128 * 1024,
}

/** A file that the parser gets without its middle: `mark`, which nobody can guess, stands for it after `at` bytes. */
export type LongFile = { mark: Buffer; at: number; start: number; end: number; characters: number }

/** Leaves out the middle of long files, the end of long texts in base64, and all that follows once a limit is reached. */
export const reduceMail = (raw: Uint8Array) => {
  const long: LongFile[] = []
  const most = Math.min(raw.length, parseLimits.textBytes + parseLimits.base64Bytes)
  const bytes = new Uint8Array(most + parseLimits.longFiles * markLine + parseLimits.parts * cut.length)
  let [to, lines, textBytes, parts, base64, headerEnd] = [0, 0, 0, 0, 0, 0]
  let run: Run = { ...noRun }
  let isInHeaders = true
  let part = newPart
  const put = (line: Uint8Array) => {
    bytes.set(line, to)
    to += line.length
  }
  for (let start = 0, end = 0; start < raw.length; start = end) {
    end = raw.indexOf(newline, start) + 1 || raw.length
    const characters = base64Length(raw, start, end)
    if (characters > 0) {
      if (run.characters === 0) run.start = start
      run.characters += characters
      const isBeyond = end - run.start > parseLimits.runBytes || base64 + end - start > parseLimits.base64Bytes
      if (run.file) Object.assign(run.file, { end, characters: run.characters })
      else if (!isBeyond) {
        base64 += end - start
        run.kept += characters
        put(raw.subarray(start, end))
      } else if (part.isText && !part.isFile) {
        if (!part.isCut && !part.isEncoded) put(cut)
        part = { ...part, isCut: true }
      } else if (long.length < parseLimits.longFiles) {
        const mark = Buffer.from(crypto.getRandomValues(new Uint8Array(markBytes)))
        run.file = { mark, at: Math.ceil(run.kept / 4) * 3, start: run.start, end, characters: run.characters }
        long.push(run.file)
        put(Buffer.from(`${'A'.repeat(-run.kept & 3)}${mark.toString('base64')}\r\n`))
      }
      continue
    }
    run = { ...noRun }
    lines += 1
    textBytes += end - start
    const isBoundary = raw[start] === dash && raw[start + 1] === dash
    if (isBoundary) parts += 1
    part = isBoundary ? newPart : labelled(part, raw.subarray(start, Math.min(end, start + 80)))
    if (lines > parseLimits.lines || textBytes > parseLimits.textBytes || parts > parseLimits.parts)
      return { bytes: bytes.subarray(0, isInHeaders ? headerEnd : to), isWhole: false, long }
    const isBlank = end - start < 3 && (raw[start] === newline || raw[start] === carriageReturn)
    if (isBlank) isInHeaders = false
    put(raw.subarray(start, end))
    if (isInHeaders && lines <= parseLimits.headerLines && to <= parseLimits.headerBytes) headerEnd = to
  }
  return { bytes: bytes.subarray(0, to), isWhole: true, long }
}

/** The long file that was parsed to this. Undefined if there is none, or if its base64 is no multiple of four characters. */
export const longFileOf = (parsed: Uint8Array, long: LongFile[]): LongFile | undefined =>
  long.find(({ mark, at, characters }) => characters % 4 === 0 && mark.equals(parsed.subarray(at, at + markBytes)))

export const wholeContent = (file: LongFile, parsed: Uint8Array, raw: Uint8Array): Uint8Array => {
  const text = new TextDecoder('latin1').decode(raw.subarray(file.start, file.end))
  return Buffer.concat([Buffer.from(text, 'base64'), parsed.subarray(file.at + markBytes)])
}

/** Consecutive lines of base64. */
type Run = { start: number; characters: number; kept: number; file?: LongFile }
const noRun: Run = { start: 0, characters: 0, kept: 0 }
const newline = 10
const carriageReturn = 13
const dash = 45
const markBytes = 48
/** Characters of the line with the mark: its base64, up to three before it that complete a group of four, the line break. */
const markLine = 72

/** What the headers of a part have said so far. The parser shows text unless it is called an attachment. */
const newPart = { isText: true, isFile: false, isEncoded: false, isCut: false }
const textType = /^content-type: *text\/(?:plain|html)/i
const cut = Buffer.from('[A part of this email is too long to be shown.]\r\n')

function labelled(part: typeof newPart, line: Uint8Array) {
  const header = Buffer.from(line).toString('latin1')
  return {
    ...part,
    isText: /^content-type:/i.test(header) ? textType.test(header) : part.isText,
    isFile: part.isFile || /^content-disposition: *attachment/i.test(header),
    isEncoded: part.isEncoded || /^content-transfer-encoding: *base64/i.test(header),
  }
}

/** Characters of base64 in a line; 0 if it is shorter than a file's lines are, or has other characters. */
function base64Length(raw: Uint8Array, start: number, end: number) {
  let last = end - 1
  while (last >= start && (raw[last] === newline || raw[last] === carriageReturn)) last -= 1
  if (last - start < 59) return 0
  for (let at = start; at <= last; at += 1) if (!base64Alphabet[raw[at] ?? 0]) return 0
  return last + 1 - start
}

const base64Alphabet = Array.from({ length: 256 }, (_, code) => /[\w+/=]/.test(String.fromCharCode(code)))
