import { expect, it } from 'vitest'
import { isImpersonal, mailboxOf } from '../../../src/contactmails/receipts/receipt-limits.ts'

it.each([
  ['Ada@Museum.example', 'ada@museum.example'],
  ['ada+forager@museum.example', 'ada@museum.example'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a.da@museum.example', 'a.da@museum.example'],
  ['+ada@museum.example', '+ada@museum.example'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

it.each([
  'no-reply@x.example',
  'noreply+1@x.example',
  'do_not_reply@x.example',
  'MAILER-DAEMON@x.example',
  'postmaster@x.example',
  'owner-list@x.example',
  'list-request@x.example',
  'bounces@x.example',
])('nobody reads %s', (address) => {
  expect(isImpersonal(address)).toBe(true)
})

it.each(['ada@x.example', 'nora@x.example', 'postmasters.guild@x.example', 'hello@no-reply.example'])(
  'somebody reads %s',
  (address) => {
    expect(isImpersonal(address)).toBe(false)
  },
)
