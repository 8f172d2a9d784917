/** The parser makes an object of each line and part, so these cost more memory than bytes do. */
export const parseLimits = {
  lines: 20_000,
  textBytes: 1024 * 1024,
  parts: 300,
  runBytes: 256 * 1024,
  base64Bytes: 1024 * 1024,
  headerLines: 1000,
  headerBytes: 128 * 1024,
}

/** Leaves out the rest of long files; all but the headers if the text is beyond the limits. It overwrites `raw`. */
export const reduceMail = (raw: Uint8Array): { bytes: Uint8Array; isWhole: boolean } => {
  let [to, lines, textBytes, parts, run, base64] = [0, 0, 0, 0, 0, 0]
  let headerEnd = 0
  let isInHeaders = true
  for (let start = 0, end = 0; start < raw.length; start = end) {
    end = raw.indexOf(newline, start) + 1 || raw.length
    if (isBase64(raw, start, end)) {
      run += end - start
      base64 += end - start
      if (run > parseLimits.runBytes || base64 > parseLimits.base64Bytes) continue
    } else {
      run = 0
      lines += 1
      textBytes += end - start
      if (raw[start] === dash && raw[start + 1] === dash) parts += 1
    }
    const isBlank = end - start < 3 && (raw[start] === newline || raw[start] === carriageReturn)
    if (isBlank) isInHeaders = false
    raw.copyWithin(to, start, end)
    to += end - start
    if (isInHeaders && lines <= parseLimits.headerLines && to <= parseLimits.headerBytes) headerEnd = to
    if (lines > parseLimits.lines || textBytes > parseLimits.textBytes || parts > parseLimits.parts)
      return { bytes: raw.subarray(0, headerEnd), isWhole: false }
  }
  return { bytes: raw.subarray(0, to), isWhole: true }
}

const newline = 10
const carriageReturn = 13
const dash = 45

function isBase64(raw: Uint8Array, start: number, end: number) {
  let last = end - 1
  while (last >= start && (raw[last] === newline || raw[last] === carriageReturn)) last -= 1
  if (last - start < 59) return false
  for (let at = start; at <= last; at += 1) if (!base64Alphabet[raw[at] ?? 0]) return false
  return true
}

const base64Alphabet = Array.from({ length: 256 }, (_, code) => /[\w+/=]/.test(String.fromCharCode(code)))
