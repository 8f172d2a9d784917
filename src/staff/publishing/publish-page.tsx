import builtFrom from 'virtual:built-from'
import { Hono } from 'hono'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { type PublishingSettings, publishingSettings } from '../../env.ts'
import { paths } from '../../paths.ts'
import { clientAssets } from '../../site/rendering/browser-files.ts'
import type { BannerContent } from '../../ui/form/banner.tsx'
import { Outside, Strong } from '../../ui/text/outside.tsx'
import { SentAt } from '../frame/sent-at.tsx'
import { ActButton } from '../frame/staff-form.tsx'
import { doneOf, guardPage, staffPage } from '../frame/staff-page.tsx'
import { forPublishers } from '../guards/permissions.ts'
import type { StaffContext, StaffEnv } from '../guards/session.ts'
import { type Broken, brokenEntries } from './broken.ts'
import { type CheckFiles, takeBack, unanswered } from './operations.ts'
import { type Commit, HashSchema, openRepository } from './repository.ts'

const { publish, publishEditor, publishTakeBack } = paths.admin
const shownCommits = 30

/** Longer than any deployment takes. */
const lateMinutes = 45

export const publishPages = (check: CheckFiles) => {
  const page = (c: StaffContext, banner: BannerContent | null) => publishPage(c, banner, check)
  return new Hono<StaffEnv>()
    .get(publish, guardPage(forPublishers), (c) => page(c, doneOf(c, doneTexts)))
    .get(publishEditor, guardPage(forPublishers), (c) =>
      publishingSettings(c.env) ? c.html(editorPage) : c.redirect(publish, 303),
    )
    .post(publishTakeBack(':commit'), guardPage(takeBack), async (c) => {
      const settings = publishingSettings(c.env)
      const sha = v.safeParse(HashSchema, c.req.param('commit'))
      if (!settings || !sha.success) return c.notFound()
      const taking = openRepository(settings).then((repository) => takeBack(c, repository, sha.output, check))
      const taken = await taking.catch((error) => unanswered(c, error))
      if ('sha' in taken) return c.redirect(`${publish}?done=taken-back`, 303)
      c.status(taken.status)
      return page(c, { kind: 'error', text: taken.message })
    })
}

const doneTexts = { 'taken-back': 'Taken back. The page is on its way to what it said before.' }

const starts = [
  { text: 'Write a story', at: '#/collections/news/new' },
  { text: 'Post a job', at: '#/collections/jobs/new' },
  { text: 'Add a partner', at: '#/collections/partners/new' },
  { text: 'Change anything else', at: '#/collections' },
]

async function publishPage(c: StaffContext, banner: BannerContent | null, check: CheckFiles) {
  const settings = publishingSettings(c.env)
  if (!settings) return staffPage(c, 'Publish', unset)
  const { commits, broken } = await stateOf(settings, check).catch((error) => {
    unanswered(c, error)
    return { commits: undefined, broken: [] }
  })
  const late = commits?.find((commit) => isLate(commit))
  return staffPage(
    c,
    'Publish',
    <>
      <ul className="mt-4 flex flex-wrap gap-3">
        {starts.map(({ text, at }, index) => (
          <li key={at}>
            <a className={index === 0 ? 'button' : 'button-line'} href={publishEditor + at}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <h2 className="title-item mt-10">What was published</h2>
      {broken.map((entry) => (
        <BrokenEntry key={entry.path} {...entry} />
      ))}
      {late && broken.length === 0 && (
        <Fault>
          <strong>A change has been waiting to go live for more than {lateMinutes} minutes.</strong> {stays} Take the
          change back, or ask a developer why the deployment stopped.
        </Fault>
      )}
      {!commits && <p className="mt-3">GitHub did not answer. Load this page again in a minute.</p>}
      <ul className="mt-4 border-t border-line">
        {commits?.map((commit) => (
          <Publication key={commit.sha} commit={commit} />
        ))}
      </ul>
    </>,
    { banner },
  )
}

async function stateOf(settings: PublishingSettings, check: CheckFiles) {
  const repository = await openRepository(settings)
  const commits = await repository.commits(shownCommits)
  const waiting = commits.filter((commit) => !isLive(commit))
  return { commits, broken: await brokenEntries(repository, waiting, check) }
}

const stays = 'The site shows what it showed before.'

function Fault({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-3 max-w-[40rem]">
      {children}
    </p>
  )
}

function BrokenEntry({ name, wrong, since: { author, date } }: Broken) {
  return (
    <Fault>
      <strong>
        <Outside text={name} /> has been unable to go live
      </strong>{' '}
      since <SentAt at={date} />, when <Outside text={author} /> changed it: <Outside text={wrong.join(' ')} /> {stays}{' '}
      Open the entry and correct it, or, if the editor does not show it, take the change back.
    </Fault>
  )
}

function Publication({ commit }: { commit: Commit }) {
  const { sha, message: title, author, date, parent } = commit
  return (
    <li id={sha} className="sm:flex items-center justify-between gap-x-4 py-3 border-b border-line">
      <p>
        <Strong text={title} />
        <span className="block text-small text-muted">
          <Outside text={author} /> · <SentAt at={date} /> · {isLive(commit) ? 'live' : 'saved, on its way'}
        </span>
      </p>
      {parent && <ActButton action={publishTakeBack(sha)} text="Take back" about={title} />}
    </li>
  )
}

const isLive = ({ date }: Commit) => !builtFrom || Date.parse(date) <= Date.parse(builtFrom.date)

const isLate = (commit: Commit) => !isLive(commit) && Date.now() - Date.parse(commit.date) > lateMinutes * 60_000

const unset = (
  <p className="max-w-[40rem]">
    Publishing is not set up. A developer sets the repository and the key of a GitHub App, as docs/settings.md says.
  </p>
)

// A translator would change what is typed.
const editorPage = `<!doctype html>
<html lang="en-CA" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Publish | Forager staff</title>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<script type="module" src="${clientAssets.editor}"></script>
</body>
</html>
`
