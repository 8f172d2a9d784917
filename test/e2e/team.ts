import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { enquiry, hydrated } from './fixtures.ts'
import { persistTo } from './site.ts'

export const password = 'four quiet harbour seals'

/** Creates an admin as the README says, whose password is to be changed unless it is their own. Returns the address. */
export const createAdmin = async ({ hasOwnPassword = true, name = 'Ada Quill' } = {}) => {
  const email = `admin-${crypto.randomUUID()}@forager.example`
  const args = ['--email', email, '--role', 'admin', '--name', name, ...(hasOwnPassword ? ['--own'] : [])]
  await alone(async () => {
    // SQLite refuses it while the site writes.
    for (let tries = 1; (await userCreate(args)) !== 0; tries += 1) {
      if (tries === 5) throw new Error('user:create failed five times')
      await setTimeout(500)
    }
  })
  return email
}

const userCreate = (args: string[]) =>
  new Promise<number | null>((resolve) => {
    const command = spawn('node', ['scripts/user-create.ts', ...args, '--persist-to', persistTo], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    command.stdin.end(`${password}\n`)
    command.on('exit', resolve)
  })

/** One process at a time: SQLite refuses a second one that writes to the local database. */
async function alone(act: () => Promise<void>) {
  const lock = `${persistTo}/creating-an-account`
  // A run that was cut short may have left the lock behind.
  for (let tries = 0; tries < 300 && !mkdirSync(lock, { recursive: true }); tries += 1) await setTimeout(100)
  try {
    await act()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Sends a message with a subject of its own, from an address of its own, as messages from one are limited. */
export const sendMessage = async (page: Page, fields: Record<string, string> = {}) => {
  const mail = { ...enquiry(crypto.randomUUID()), ...fields }
  const headers = { 'CF-Connecting-IP': `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}:3::1` }
  expect((await page.request.post('/v1/api/contactmails', { data: mail, headers })).status()).toBe(201)
  return mail
}

export const signIn = async (page: Page, email: string) => {
  await page.goto('/login')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('main [type=submit]').click()
  await expect(page).toHaveURL('/admin/contactmails')
  await hydrated(page, 'session')
}
