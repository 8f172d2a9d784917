import { readdirSync } from 'node:fs'
import { headerList } from '../../src/http/security-headers.ts'
import { expect, test } from './fixtures.ts'

/** Every static file that was built, and answers of the Worker beside them. */
const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && !/^[._]/.test(file.name) && !file.parentPath.includes('/.'))
  .map((file) => `${file.parentPath.slice('dist/client'.length)}/${file.name}`)

test('every answer has the same headers but for pictures, and only files with a hash are cached for good', async ({
  request,
  pagePaths,
}) => {
  test.setTimeout(120_000)
  const others = [
    '/assets/missing.js',
    '/art/missing.svg',
    '/nowhere',
    '/OUR-STORY/',
    '/v1/api/nothing',
    '/v1/api/health',
  ]
  expect(files.length).toBeGreaterThan(10)
  for (const path of [...files, ...pagePaths, ...others]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    // A page's own script and style sheet.
    const [loading, styles] = headers['content-security-policy']?.match(/'sha256-[^']+'/g) ?? []
    expect(styles !== undefined, path).toBe(pagePaths.includes(path))
    const inline = loading && styles ? { loading, styles } : undefined
    const wanted = Object.fromEntries(headerList({ inline }).map(([name, value]) => [name.toLowerCase(), value]))
    // Other sites may show pictures.
    if (files.includes(path) && path.startsWith('/art/')) wanted['cross-origin-resource-policy'] = 'cross-origin'
    expect(headers, path).toMatchObject(wanted)
    if (!files.includes(path)) continue
    const isHashed = /^\/(assets|art(?!\/icons)|fonts)\//.test(path)
    expect(headers['cache-control']?.includes('immutable'), path).toBe(isHashed)
  }
})
