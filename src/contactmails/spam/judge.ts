import * as v from 'valibot'
import { part, sql } from '../../database/sql.ts'
import { timeouts, withTimeout } from '../../database/timeouts.ts'
import { causeOf, log } from '../../log.ts'
import { type Examples, type Knowledge, learn, offerScore, readingOf } from './naive-bayes.ts'
import sampleEnquiries from './samples/enquiries.txt?raw'
import offerWords from './samples/offer-words.txt?raw'
import sampleOffers from './samples/offers.txt?raw'
import { type Classification, offerReasons } from './spam-rules.ts'

type Judged = { email: string; subject: string; message: string }

/** Adds to the rules' verdict what the text and earlier verdicts of staff say. Without D1 it goes by its samples. */
export const judge = async (db: D1Database, mail: Judged, rules: Classification): Promise<Classification> => {
  if (rules.verdict === 'spam') return rules
  const { isBlocked, isKnown, examples } = await withTimeout(readVerdicts(db, mail.email), timeouts.verdicts).catch(
    (error) => {
      log('verdicts-not-read', { cause: causeOf(error) })
      return { isBlocked: false, isKnown: false, examples: { offers: [], enquiries: [] } }
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

const ExampleSchema = v.array(v.pipe(v.object({ subject: v.string(), message: v.string() }), v.transform(textOf)))
const SenderSchema = v.object({ isBlocked: v.number(), isKnown: v.number() })

/** `isKnown`: staff have replied to this address, which makes no offer out of the blue. */
async function readVerdicts(db: D1Database, email: string) {
  const fields = part`SELECT subject, message FROM contactmails`
  const corrected = (from: string, to: string) => sql(db)`
    ${fields} WHERE rules_verdict = ${from} AND verdict = ${to} ORDER BY created_at DESC LIMIT ${mostExamples}`
  const [sender, offers, cleared, answered] = await db.batch([
    sql(db)`
      SELECT EXISTS (SELECT 1 FROM blocked_senders WHERE address = ${email} COLLATE NOCASE) AS isBlocked,
        EXISTS (SELECT 1 FROM contactmails WHERE email = ${email} COLLATE NOCASE AND answered_at IS NOT NULL) AS isKnown`,
    corrected('ham', 'spam'),
    corrected('spam', 'ham'),
    sql(db)`${fields} WHERE answered_at IS NOT NULL ORDER BY answered_at DESC LIMIT ${mostExamples}`,
  ])
  const { isBlocked, isKnown } = v.parse(SenderSchema, sender?.results[0])
  const enquiries = [cleared, answered].flatMap((found) => v.parse(ExampleSchema, found?.results))
  const examples = { offers: v.parse(ExampleSchema, offers?.results).slice(0, enquiries.length + surplus), enquiries }
  return { isBlocked: isBlocked === 1, isKnown: isKnown === 1, examples }
}

function textOf({ subject, message }: Omit<Judged, 'email'>) {
  return `${subject}\n${message}`
}

let lately: { key: string; taught: Knowledge } | undefined

/** Kept until staff judge or answer another message: counting the words takes ten times as long as judging by them. */
function taughtBy(examples: Examples): Knowledge {
  const key = JSON.stringify(examples)
  if (lately?.key !== key) lately = { key, taught: learn(examples) }
  return lately.taught
}

let known: Knowledge | undefined

/** What the samples teach, worked out at the first message of an isolate. */
export function samples(): Knowledge {
  known ??= learn({ offers: [sampleOffers, offerWords].flatMap(linesOf), enquiries: linesOf(sampleEnquiries) })
  return known
}

const linesOf = (text: string) => text.trim().split('\n')
