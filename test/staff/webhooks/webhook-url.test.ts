import * as v from 'valibot'
import { expect, it } from 'vitest'
import { WebhookUrlSchema } from '../../../src/staff/webhooks/operations.ts'

it.each(['https://crm.example/hooks?token=x', ' https://hooks.crm.example ', 'https://crm.example:443/'])(
  'takes %s',
  (url) => {
    expect(v.is(WebhookUrlSchema, url)).toBe(true)
  },
)

it.each([
  'http://crm.example/',
  'https://crm.example:8443/',
  'https://user:secret@crm.example/',
  'https://localhost/',
  'https://app.localhost/',
  'https://printer.local/',
  'https://db.internal./',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://8.8.8.8/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.0.0.1./',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  'ftp://crm.example/',
  'javascript:alert(1)',
  'crm.example',
  '',
])('refuses %s', (url) => {
  expect(v.is(WebhookUrlSchema, url)).toBe(false)
})
