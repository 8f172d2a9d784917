import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('favicon.ico holds one image of 32 by 32 pixels', () => {
  const file = readFileSync('public/favicon.ico')
  const [type, images, width, height] = [file.readUInt16LE(2), file.readUInt16LE(4), file[6], file[7]]
  expect({ type, images, width, height }).toEqual({ type: 1, images: 1, width: 32, height: 32 })
})
