import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../test/e2e/chromium.ts'

export type Chrome = { port: number; stop: () => Promise<void> }

/**
 * Starts a headless Chromium with its own profile and a debugging port.
 * @param trusted SHA-256 of the public key of a self-signed certificate
 */
export const startChrome = async (trusted?: string): Promise<Chrome> => {
  const { executablePath, args, ...options } = await chromium()
  const profile = mkdtempSync(join(tmpdir(), 'forager-chrome-'))
  const flags = [
    ...args,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-extensions',
    '--disable-component-update',
    '--disable-sync',
    '--mute-audio',
    ...(trusted ? [`--ignore-certificate-errors-spki-list=${trusted}`] : []),
  ]
  const browser = spawn(executablePath, [...flags, 'about:blank'], { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    browser.once('error', reject)
    browser.once('exit', (code) => reject(new Error(`Chromium exited with ${code}.`)))
    let said = ''
    browser.stderr?.on('data', (text: Buffer) => {
      said += text
      const [, found] = said.match(/DevTools listening on ws:\/\/[^:]+:(\d+)/) ?? []
      if (found) resolve(Number(found))
    })
  })
  const removeProfile = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  process.once('exit', () => {
    browser.kill('SIGKILL')
    removeProfile()
  })
  const stop = async () => {
    browser.kill('SIGTERM')
    await ended
    removeProfile()
  }
  return { port, stop }
}
