import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Launch options for a Chromium: the one in $CHROMIUM, the system's, or the one that npm brings. */
export const chromium = async () => {
  const args = ['--no-sandbox', '--disable-background-networking']
  const system = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  )
  if (system) return { executablePath: system, args }

  // A folder for each version: the package reuses whatever file it finds.
  const folder = resolve('node_modules/.cache/chromium-153')
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return {
    executablePath: await packaged.executablePath(),
    args,
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}
