import { Hono } from 'hono'
import { dayLength } from '../../contactmails/due/holidays.ts'
import { officeHour } from '../../contactmails/due/office-time.ts'
import { paths } from '../../paths.ts'
import { guardPage, staffPage } from '../frame/staff-page.tsx'
import { forStaff } from '../guards/access.ts'
import type { StaffEnv } from '../guards/staff.ts'
import { mondayOf, timesByWeek, timesOf } from './figures.ts'
import * as queries from './queries.ts'
import { TimesTable, VerdictsTable } from './times-table.tsx'
import { WeekPicture } from './week-picture.tsx'

const weeks = 12

export const figuresPage = new Hono<StaffEnv>().get(paths.admin.figures, guardPage(forStaff), async (c) => {
  const now = new Date()
  const since = officeHour(mondayOf(now) - (weeks - 1) * 7 * dayLength, 0)
  const open = await queries.countOpen(c.env.DB)
  const answered = await queries.listAnswered(c.env.DB, since)
  const verdicts = await queries.countVerdicts(c.env.DB)
  const byWeek = timesByWeek(answered, weeks, now)
  const sum = (of: 'open' | 'overdue') => open.reduce((total, row) => total + row[of], 0)
  const byReason = Map.groupBy(answered, ({ reason }) => reason)
  return staffPage(
    c,
    'Figures',
    <>
      <p className="text-muted max-w-[64ch]">
        Replies of the last {weeks} weeks. Times run from arrival to the first reply, with nights and weekends. In time
        means by 5 p.m. on the third working day.
      </p>
      <h2 className="title-item mt-8">By reason</h2>
      <TimesTable
        name="Reason"
        caption="By reason"
        columns={['Open', 'Overdue']}
        rows={[
          ...open.map(({ reason, open, overdue }) => ({
            name: reason,
            before: [open, overdue],
            ...timesOf(byReason.get(reason) ?? []),
          })),
          { name: 'All', before: [sum('open'), sum('overdue')], ...timesOf(answered) },
        ]}
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
      <TimesTable
        name="Week from"
        caption="By week"
        rows={byWeek.map(({ monday, ...times }) => ({ name: new Date(monday).toISOString().slice(0, 10), ...times }))}
      />
      <h2 className="title-item mt-10">Spam rules and staff</h2>
      <p className="mt-2 text-muted">
        What the rules said of everything that is stored, and how often staff said otherwise.
      </p>
      <VerdictsTable verdicts={verdicts} />
    </>,
  )
})
