import { env } from 'cloudflare:workers'

/** So many bytes that differ from each other. */
export const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8) * 7) & 255)

export const filesInBucket = async () => (await env.ATTACHMENTS.list()).objects.map(({ key }) => key)

export const emptyBucket = async () => {
  for (const key of await filesInBucket()) await env.ATTACHMENTS.delete(key)
}
