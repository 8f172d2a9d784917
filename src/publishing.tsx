import { Hono } from 'hono'
import * as v from 'valibot'
import { readFields } from './http/body.ts'
import { paths } from './paths.ts'
import { type EntryKind, kinds } from './site/content/kinds.ts'
import { slugOf } from './site/content/schemas/words.ts'
import { checkFiles } from './site/pages/check-files.ts'
import { draftPage } from './site/pages/draft.tsx'
import { limitedBody } from './staff/frame/staff-call.ts'
import { guardPage, staffPage } from './staff/frame/staff-page.tsx'
import { ownPages } from './staff/guards/own-pages.ts'
import { forPublishers } from './staff/guards/permissions.ts'
import type { StaffEnv } from './staff/guards/session.ts'
import { publishPages } from './staff/publishing/publish-page.tsx'

const DraftSchema = v.object({
  kind: v.picklist(Object.keys(kinds) as EntryKind[]),
  slug: v.optional(v.pipe(v.string(), v.maxLength(100), v.transform(slugOf)), ''),
  text: v.string(),
})

export const publishingPages = new Hono<StaffEnv>()
  .use(limitedBody, ownPages())
  .route('/', publishPages(checkFiles))
  .post(paths.admin.publishPreview, guardPage(forPublishers), async (c) => {
    const draft = v.safeParse(DraftSchema, await readFields(c))
    if (!draft.success) return c.text('Send kind, slug and text.', 400)
    const { html, wrong } = draftPage(draft.output, c.env)
    if (html) return c.html(html)
    c.status(422)
    return staffPage(
      c,
      'This draft cannot be shown yet',
      <ul className="prose">
        {wrong.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>,
    )
  })
