import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where browsers built on Chromium install themselves. */
const usualPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/**
 * Launch options for a Chromium: the one in $CHROMIUM, the one that npm brings, or the system's where that does not run.
 * The one from npm is a build without windows, in which the tests take little more than half the time.
 * @throws Error if there is none
 */
export const chromium = async () => {
  const args = ['--no-sandbox', '--disable-background-networking']
  const isPackaged = process.platform === 'linux' && process.arch === 'x64'
  const installed = isPackaged ? [] : (usualPaths[process.platform] ?? [])
  const system = [process.env.CHROMIUM, ...installed].find((path) => path && existsSync(path))
  if (system) return { executablePath: system, args }
  if (!isPackaged) throw new Error('Install Google Chrome, or set CHROMIUM to the path of a browser built on Chromium.')

  // A folder for each version: the package reuses whatever file it finds.
  const folder = resolve('node_modules/.cache/chromium-153')
  mkdirSync(folder, { recursive: true })
  const executablePath = await unpack(folder)
  // The package looks for its fonts where Lambda has them, and without any a page that needs one crashes.
  const fonts = join(folder, 'fonts.conf')
  writeFileSync(fonts, `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`)
  const env = { ...process.env, TMPDIR: folder, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: fonts }
  return { executablePath, args, env }
}

/** The package sets variables of this process, with which another browser started from it finds no fonts. */
async function unpack(folder: string) {
  const own = { ...process.env }
  try {
    Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: own.AWS_LAMBDA_JS_RUNTIME ?? 'nodejs22.x' })
    const { default: packaged } = await import('@sparticuz/chromium')
    return await packaged.executablePath()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in own)) delete process.env[name]
    Object.assign(process.env, own)
  }
}
