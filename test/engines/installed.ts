import { existsSync, globSync } from 'node:fs'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** The Debian packages that bring an engine; Chromium comes with npm. */
export const packages: Record<EngineName, string> = {
  chromium: 'npm ci',
  firefox: 'apt-get install -y firefox-esr',
  webkit: 'apt-get install -y webkit2gtk-driver xvfb',
}

const first = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** Programs of an engine; undefined where one is missing. */
export const firefoxProgram = () => first(process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox')

export const webkitPrograms = () => {
  const driver = first('/usr/bin/WebKitWebDriver')
  const browser = first(...globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'))
  const screen = first('/usr/bin/Xvfb')
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

export const isInstalled = (engine: EngineName): boolean => {
  if (engine === 'firefox') return Boolean(firefoxProgram())
  if (engine === 'webkit') return Boolean(webkitPrograms())
  return process.platform === 'linux' || Boolean(process.env.CHROMIUM)
}
