import { Hono } from 'hono'
import { dayLength } from '../../contactmails/due/holidays.ts'
import { officeHour } from '../../contactmails/due/office-time.ts'
import { paths } from '../../paths.ts'
import { fill } from '../../ui/text/fill.ts'
import { guardPage } from '../frame/guard-page.ts'
import { staffPage } from '../frame/staff-page.tsx'
import type { StaffEnv } from '../guards/staff.ts'
import { mondayOf, timesByWeek, timesOf } from './figures.ts'
import { readFigures } from './operations.ts'
import { TimesTable } from './times-table.tsx'
import { VerdictsTable } from './verdicts-table.tsx'
import { WeekPicture } from './week-picture.tsx'
import { figuresWords as words } from './words.ts'

const weeks = 12

/** How well the site keeps its promise of an answer within three working days. */
export const figuresPage = new Hono<StaffEnv>().get(paths.admin.figures, guardPage(readFigures), async (c) => {
  const now = new Date()
  const since = officeHour(mondayOf(now) - (weeks - 1) * 7 * dayLength, 0)
  const { open, answered, verdicts } = await readFigures(c, since)
  const byWeek = timesByWeek(answered, weeks, now)
  const sum = (of: 'open' | 'overdue') => open.reduce((total, row) => total + row[of], 0)
  const byReason = Map.groupBy(answered, ({ reason }) => reason)
  return staffPage(
    c,
    words.heading,
    <>
      <p className="text-muted max-w-[64ch]">{fill(words.period, { weeks })}</p>
      <h2 className="title-item mt-8">{words.byReason}</h2>
      <TimesTable
        name={words.reason}
        caption={words.byReason}
        columns={[words.open, words.overdue]}
        rows={[
          ...open.map(({ reason, open, overdue }) => ({
            name: reason,
            before: [open, overdue],
            ...timesOf(byReason.get(reason) ?? []),
          })),
          { name: words.all, before: [sum('open'), sum('overdue')], ...timesOf(answered) },
        ]}
      />
      <h2 className="title-item mt-10 mb-3">{words.byWeek}</h2>
      <figure className="max-w-[56rem]">
        <div className="overflow-x-auto">
          <WeekPicture weeks={byWeek} />
        </div>
        <figcaption className="mt-2 text-small text-muted">{words.legend}</figcaption>
      </figure>
      <TimesTable
        name={words.week}
        caption={words.byWeek}
        rows={byWeek.map(({ monday, ...times }) => ({ name: new Date(monday).toISOString().slice(0, 10), ...times }))}
      />
      <h2 className="title-item mt-10">{words.spam}</h2>
      <p className="mt-2 text-muted">{words.spamHint}</p>
      <VerdictsTable verdicts={verdicts} />
    </>,
  )
})
