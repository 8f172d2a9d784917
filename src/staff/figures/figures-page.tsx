import { Hono } from 'hono'
import { dayLength } from '../../contactmails/due/holidays.ts'
import { officeHour } from '../../contactmails/due/office-time.ts'
import { countReceipts, receiptLimits } from '../../contactmails/receipts/receipt-limits.ts'
import { paths } from '../../paths.ts'
import { guardPage, staffPage } from '../frame/staff-page.tsx'
import { forStaff } from '../guards/permissions.ts'
import type { StaffEnv } from '../guards/session.ts'
import { countOpenByReason, countVerdicts, listAnswered, mondayOf, timesByWeek, timesOf } from './figures.ts'
import { FiguresTable, shareOf, timesFigures, timesHeadings } from './figures-table.tsx'
import { dateOf, WeekPicture } from './week-picture.tsx'

const weeks = 12

export const figuresPage = new Hono<StaffEnv>().get(paths.admin.figures, guardPage(forStaff), async (c) => {
  const now = new Date()
  const since = officeHour(mondayOf(now) - (weeks - 1) * 7 * dayLength, 0)
  const open = await countOpenByReason(c.env.DB)
  const answered = await listAnswered(c.env.DB, since)
  const verdicts = await countVerdicts(c.env.DB)
  const [receipts, mostReceipts] = [await countReceipts(c.env.DB), receiptLimits.allPerDay]
  const byWeek = timesByWeek(answered, weeks, now)
  const sum = (of: 'open' | 'overdue') => open.reduce((total, row) => total + row[of], 0)
  const byReason = Map.groupBy(answered, ({ reason }) => reason)
  const timesFor = (reason: string) => timesFigures(timesOf(byReason.get(reason)))
  return staffPage(
    c,
    'Figures',
    <>
      <p className="text-muted max-w-[64ch]">
        Replies of the last {weeks} weeks. Times run from arrival to the first reply and include nights and weekends.
        “On time” means by 5&nbsp;p.m. on the third working day.
      </p>
      <h2 className="title-item mt-8">By reason</h2>
      <FiguresTable
        caption="By reason"
        headings={['Reason', 'Open', 'Overdue', ...timesHeadings]}
        rows={[
          ...open.map(({ reason, open, overdue }) => [reason, open, overdue, ...timesFor(reason)]),
          ['All', sum('open'), sum('overdue'), ...timesFigures(timesOf(answered))],
        ]}
        className="w-full"
      />
      <h2 className="title-item mt-10 mb-3">By week</h2>
      <figure className="max-w-[56rem]">
        <div className="overflow-x-auto">
          <WeekPicture weeks={byWeek} />
        </div>
        <figcaption className="mt-2 text-small text-muted">
          Days until the first reply. Narrow bars: median. Wide bars: 90th percentile.
        </figcaption>
      </figure>
      <FiguresTable
        caption="By week"
        headings={['Week from', ...timesHeadings]}
        rows={byWeek.map(({ monday, ...times }) => [dateOf(monday), ...timesFigures(times)])}
        className="w-full"
      />
      <h2 className="title-item mt-10">Spam rules and staff</h2>
      <p className="mt-2 text-muted">
        What the rules said of everything that is stored, and how often staff said otherwise.
      </p>
      <FiguresTable
        caption="Spam rules and staff"
        headings={['The rules said', 'Messages', 'Staff disagreed']}
        rows={[
          ['Message', verdicts.ham, shareOf(verdicts.markedSpam, verdicts.ham)],
          ['Spam', verdicts.spam, shareOf(verdicts.cleared, verdicts.spam)],
        ]}
      />
      <p className="mt-10 text-muted">
        {`Receipts sent in the last 24 hours: ${receipts} of ${mostReceipts}.${receipts < mostReceipts ? '' : noMoreReceipts}`}
      </p>
    </>,
  )
})

const noMoreReceipts = ' Until the first of them is a day old, senders get none.'
