import { expect, it } from 'vitest'
import { failureInWords, splitQuote } from '../../../../src/staff/inbox/pane/entry-text.ts'

const quoted = '\n> Can you come on Tuesday?\n>\n> Ada\n'
const introductions = [
  'On 24 Nov 2026, at 10:00, Forager <service@forager.example> wrote:',
  'On Tue, Nov 24, 2026 at 10:00 AM Forager <service@forager.example>\nwrote:',
  'Le mar. 24 nov. 2026 à 10:00, Forager <service@forager.example> a\nécrit :',
  'Am 24.11.2026 um 10:00 schrieb Forager:',
  '2026年11月24日 10:00 Forager <service@forager.example>：',
]

it.each(introductions)('folds a quote from %j on', (introduction) => {
  const quote = `${introduction}${quoted}`
  expect(splitQuote(`Yes, I can.\n\n${quote}`)).toEqual({ text: 'Yes, I can.', quote: quote.trim() })
  expect(splitQuote(`See you in 2027.\n${quote}`)).toEqual({ text: 'See you in 2027.', quote: quote.trim() })
})

const histories = [
  'From: Forager <service@forager.example>\nSent: Tuesday, November 24, 2026 10:00\nTo: Ada Quill\nSubject: Re: A film\n\nHello',
  '________________________________\nDe : Forager <service@forager.example>\nEnvoyé : mardi 24 novembre 2026\nÀ : Ada\nObjet :\n\nHello',
  '-----Original Message-----\nFrom: service@forager.example\nSent: Tuesday\nTo: Ada\nSubject: A film\n\nHello',
]

it.each(histories)('folds the history that Outlook leaves below: %j', (history) => {
  expect(splitQuote(`Yes, I can.\n\n${history}`)).toEqual({ text: 'Yes, I can.', quote: history })
  expect(splitQuote(history)).toEqual({ text: history, quote: '' })
})

it.each([
  `Call me on\nthis number before Friday:\n+1 555 0100\n`,
  `These are my answers:\n\n> On 5 May 2026, at 10:00, Forager wrote:\n`,
])('leaves what its writer said above the quote: %j', (text) => {
  expect(splitQuote(`${text}${quoted}`).text).toBe(text.split('\n\n')[0]?.trim())
})

it.each([
  '',
  'Yes',
  `> Can you come?\nYes\n> Bye`,
  'From: Vancouver\nTo: Gibsons\nDate: May 5\n\nCan you?',
  'Hello\n\nFrom: Vancouver\nTo: Gibsons\nDate: May 5\nfor four of us',
  `${quoted}`,
])('folds nothing of %j', (body) => {
  expect(splitQuote(body)).toEqual({ text: body, quote: '' })
})

it('blames the mail service only for what it has said', () => {
  expect(failureInWords('E_NEW_CODE')).toBe('The mail service refused it (E_NEW_CODE).')
  for (const error of ['TimeoutError: not done within 6000 ms', 'no-enquiry', 'Error: D1 is gone'])
    expect(failureInWords(error)).not.toContain('mail service')
})
