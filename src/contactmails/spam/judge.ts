import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { timeouts, withTimeout } from '../../database/timeouts.ts'
import { causeOf, log } from '../../log.ts'
import { type Example, type Knowledge, learn, offerScore, readingOf } from './offer-words.ts'
import { sampleEnquiries } from './sample-enquiries.ts'
import { offerWords, sampleOffers } from './sample-offers.ts'
import { type Classification, offerReasons } from './spam-rules.ts'

type Judged = { email: string; subject: string; message: string }

/** Adds to the rules' verdict what the text and earlier verdicts of staff say. Without D1 it goes by its samples. */
export const judge = async (db: D1Database, mail: Judged, rules: Classification): Promise<Classification> => {
  if (rules.verdict === 'spam') return rules
  const { isBlocked, isKnown, examples } = await withTimeout(readVerdicts(db, mail.email), timeouts.verdicts).catch(
    (error) => {
      log('verdicts-not-read', { cause: causeOf(error) })
      return { isBlocked: false, isKnown: false, examples: [] as Example[] }
    },
  )
  if (isBlocked) return { verdict: 'spam', reasons: ['blocked', ...rules.reasons] }
  if (isKnown) return rules
  const { score, words } = readingOf(textOf(mail), [samples(), taughtBy(examples)])
  if (score < offerScore) return rules
  return { verdict: 'spam', reasons: [...offerReasons(words), ...rules.reasons] }
}

/** Examples of each side. More verdicts on offers than on honest messages would make every text look like an offer. */
const mostExamples = 60
const surplus = 40

const ExampleSchema = v.array(v.object({ subject: v.string(), message: v.string() }))
const SenderSchema = v.object({ isBlocked: v.number(), isKnown: v.number() })

/** `isKnown`: staff have replied to this address, which makes no offer out of the blue. */
async function readVerdicts(db: D1Database, email: string) {
  const fields = 'SELECT subject, message FROM contactmails'
  const corrected = (from: string, to: string) =>
    db.prepare(
      `${fields} WHERE rules_verdict = '${from}' AND verdict = '${to}' ORDER BY created_at DESC LIMIT ${mostExamples}`,
    )
  const [sender, offers, cleared, answered] = await db.batch([
    db
      .prepare(
        `SELECT EXISTS (SELECT 1 FROM blocked_senders WHERE address = ?1 COLLATE NOCASE) AS isBlocked,
           EXISTS (SELECT 1 FROM contactmails WHERE email = ?1 COLLATE NOCASE AND answered_at IS NOT NULL) AS isKnown`,
      )
      .bind(email),
    corrected('ham', 'spam'),
    corrected('spam', 'ham'),
    db.prepare(`${fields} WHERE answered_at IS NOT NULL ORDER BY answered_at DESC LIMIT ${mostExamples}`),
  ])
  const { isBlocked, isKnown } = v.parse(SenderSchema, sender?.results[0])
  const example = (isOffer: boolean) => (mail: Omit<Judged, 'email'>) => ({ text: textOf(mail), isOffer, weight: 1 })
  const honest = [cleared, answered].flatMap((found) => v.parse(ExampleSchema, found?.results)).map(example(false))
  const most = honest.length + surplus
  const examples = [...v.parse(ExampleSchema, offers?.results).slice(0, most).map(example(true)), ...honest]
  return { isBlocked: isBlocked === 1, isKnown: isKnown === 1, examples }
}

const textOf = ({ subject, message }: Omit<Judged, 'email'>) => `${subject}\n${message}`

let known: Knowledge | undefined

let lately: { key: string; taught: Knowledge } | undefined

/** Kept until staff judge or answer another message: counting the words takes ten times as long as judging by them. */
function taughtBy(examples: Example[]): Knowledge {
  const key = JSON.stringify(examples)
  if (lately?.key !== key) lately = { key, taught: learn(examples) }
  return lately.taught
}

/** What the samples teach, worked out at the first message of an isolate. */
export function samples(): Knowledge {
  const lines = (text: string, isOffer: boolean, weight = 1): Example[] =>
    text
      .trim()
      .split(/\n| \/ /)
      .map((line) => ({ text: line, isOffer, weight }))
  known ??= learn([...lines(offerWords, true, 4), ...lines(sampleOffers, true), ...lines(sampleEnquiries, false)])
  return known
}
