import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'
import * as v from 'valibot'
import { type ContactmailField, fieldLimits } from '../contactmail.ts'
import { SentSchema } from './sent-panel.tsx'

const FormNameSchema = v.picklist(['contact', 'partnership'])
export type FormName = v.InferOutput<typeof FormNameSchema>

const FormResultSchema = v.object({
  form: FormNameSchema,
  status: v.pipe(v.number(), v.integer()),
  message: v.optional(v.string()),
  values: v.record(v.string(), v.string()),
  sent: v.optional(SentSchema),
})
export type FormResult = v.InferOutput<typeof FormResultSchema>

export const resultLifetime = 600

/** Browsers drop a cookie whose name and value are longer than 4096 bytes. */
const maxLength = 4000

/** Encrypts a result. Its key goes into the URL, the ciphertext into a cookie, and the server keeps nothing. */
export const sealResult = async (result: FormResult, now = Date.now()): Promise<{ key: string; sealed: string }> => {
  const key = crypto.getRandomValues(new Uint8Array(16))
  const seal = async (values: FormResult['values']) => {
    const text = JSON.stringify({ ...result, values, until: now + resultLifetime * 1000 })
    const plain = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text))
    return toText(await encrypt(key, plain))
  }
  const sealed = await seal(clipped(result.values))
  return { key: toText(key), sealed: sealed.length > maxLength ? await seal({}) : sealed }
}

export const openResult = async (key: string, sealed: string, now = Date.now()): Promise<FormResult | null> => {
  try {
    const bytes = await decrypt(decodeBase64Url(key), decodeBase64Url(sealed))
    const text = new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes))
    const { until, ...result } = v.parse(TimedResultSchema, JSON.parse(text))
    return now < until ? result : null
  } catch {
    return null
  }
}

const TimedResultSchema = v.object({ ...FormResultSchema.entries, until: v.number() })

/** Only the visible fields, at most one character beyond their limits: enough to be refused again for the same reason. */
function clipped(values: Record<string, string>) {
  const entries = Object.entries(fieldLimits) as [ContactmailField, number][]
  return Object.fromEntries(
    entries.flatMap(([field, limit]) => {
      const value = values[field]?.replace(/\r\n?/g, '\n')
      return value ? [[field, value.slice(0, limit + 1)]] : []
    }),
  )
}

async function encrypt(key: Bytes, plain: Bytes) {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const cipher = await crypto.subtle.encrypt({ name, iv }, await imported(key, 'encrypt'), plain)
  return new Uint8Array([...iv, ...new Uint8Array(cipher)])
}

async function decrypt(key: Bytes, sealed: Bytes) {
  const iv = sealed.subarray(0, ivLength)
  const plain = await crypto.subtle.decrypt({ name, iv }, await imported(key, 'decrypt'), sealed.subarray(ivLength))
  return new Uint8Array(plain)
}

const name = 'AES-GCM'
const ivLength = 12

type Bytes = Uint8Array<ArrayBuffer>

const imported = (key: Bytes, usage: KeyUsage) => crypto.subtle.importKey('raw', key, name, false, [usage])

async function through(transform: CompressionStream | DecompressionStream, bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const toText = (bytes: Bytes) => encodeBase64Url(bytes.buffer).replaceAll('=', '')
