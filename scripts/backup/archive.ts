import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { CommandError } from '../command.ts'

/**
 * The lines, compressed and encrypted in the format of age (https://age-encryption.org) with a passphrase.
 * Guessing costs 2^workFactor rounds of scrypt; 18 is about a second.
 */
export async function* sealed(
  lines: AsyncIterable<string>,
  passphrase: string,
  { workFactor = 18 } = {},
): AsyncGenerator<Uint8Array> {
  const gzip = createGzip()
  const compressing = pipeline(Readable.from(lines), gzip)
  // Awaited below; without this a failure of the lines would end the process first.
  compressing.catch(() => {})
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(workFactor)
  encrypter.setPassphrase(passphrase)
  const stream = await encrypter.encrypt(Readable.toWeb(gzip) as ReadableStream<Uint8Array<ArrayBuffer>>)
  yield* Readable.fromWeb(stream as never) as AsyncIterable<Uint8Array>
  await compressing
}

/**
 * The lines of a file that `sealed` wrote.
 * @throws CommandError if the passphrase is wrong, or the file is damaged or incomplete
 */
export async function* opened(path: string, passphrase: string): AsyncGenerator<string> {
  try {
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    const file = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array<ArrayBuffer>>
    const stream = await decrypter.decrypt(file)
    const gunzip = createGunzip()
    const decompressing = pipeline(Readable.fromWeb(stream as never), gunzip)
    decompressing.catch(() => {})
    yield* createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY })
    await decompressing
  } catch (error) {
    throw new CommandError(`${path}: ${reasonOf(error)}`, 1)
  }
}

function reasonOf(error: unknown) {
  const text = String(error)
  if (text.includes('ENOENT')) return 'there is no such file.'
  return text.includes('identity') || text.includes('passphrase')
    ? 'the passphrase is wrong.'
    : 'this is not a backup, or it is damaged or incomplete.'
}
