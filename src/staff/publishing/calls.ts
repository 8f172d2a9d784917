import { Buffer } from 'node:buffer'
import { Hono } from 'hono'
import * as v from 'valibot'
import { publishingSettings } from '../../env.ts'
import { limitBody } from '../../http/body.ts'
import { nothingHere, refuse } from '../../http/refuse.ts'
import { withBody } from '../frame/staff-call.ts'
import { ownPages } from '../guards/own-pages.ts'
import { forPublishers, guardCall } from '../guards/permissions.ts'
import type { StaffContext, StaffEnv } from '../guards/session.ts'
import { type CheckFiles, PublicationSchema, publish, unanswered } from './operations.ts'
import { HashSchema, openRepository, type Repository } from './repository.ts'

/** In bytes: room for a photograph of 20 MB in base64. */
const maxBytes = 28 * 1024 * 1024
const repositoryPath = '/repos/:owner/:name'

const maxCommits = 50

/** The few of Forgejo's calls that the editor makes, each translated into GitHub's. See docs/decisions/021. */
export const publishing = ({ check }: { check: CheckFiles }) =>
  new Hono<StaffEnv>()
    .use(ownPages(), guardCall(forPublishers), limitBody(maxBytes))
    .get('/version', (c) => c.json({ version: '13.0' }))
    .get('/settings/api', (c) => c.json({ default_paging_num: 100, max_response_items: 100 }))
    .get('/user', (c) => {
      const { id, name, email } = c.get('staff')
      return c.json({ id, login: email, full_name: name, email })
    })
    .get(repositoryPath, (c) => c.json({ permissions: { pull: true, push: true }, default_branch: 'main' }))
    .get(`${repositoryPath}/branches/:branch`, (c) =>
      answer(c, async ({ head }) => {
        const { sha, message } = await head()
        return { commit: { id: sha, message } }
      }),
    )
    .get(`${repositoryPath}/git/trees/:sha`, (c) =>
      answer(c, async ({ files }) => {
        const sha = c.req.param('sha')
        const found = c.req.query('page') === '1' && v.is(HashSchema, sha) ? await files(sha) : []
        return { tree: found, truncated: false }
      }),
    )
    .get(`${repositoryPath}/git/blobs`, (c) =>
      answer(c, async ({ texts }) => {
        const asked = c.req.query('shas') ?? ''
        const shas = asked.split(',').filter((sha) => v.is(HashSchema, sha))
        return (await texts(shas)).map(({ sha, text }) => ({
          sha,
          encoding: 'base64',
          content: Buffer.from(text).toString('base64'),
        }))
      }),
    )
    .get(`${repositoryPath}/media/:branch/:path{.+}`, (c) =>
      answer(c, async ({ head, files, blob }) => {
        const file = (await files((await head()).sha)).find(({ path }) => path === c.req.param('path'))
        return file ? new Response(await blob(file.sha)) : refuse(c, nothingHere)
      }),
    )
    .get(`${repositoryPath}/commits`, (c) =>
      answer(c, async ({ commits }) =>
        (await commits(maxCommits, c.req.query('path'))).map(({ sha, author: name, email, date }) => ({
          sha,
          commit: { author: { name, email, date } },
        })),
      ),
    )
    .post(`${repositoryPath}/contents`, (c) =>
      withBody(c, PublicationSchema, async (publication) =>
        answer(c, async (repository) => {
          const published = await publish(c, repository, publication, check)
          if ('status' in published) return refuse(c, published)
          const { sha, parent, files } = published
          // With `id`, as a branch has it: to the editor this is the newest commit by now.
          return { commit: { id: sha, sha, parent, created: new Date().toISOString() }, files }
        }),
      ),
    )
    .all('*', (c) => refuse(c, nothingHere))

async function answer(c: StaffContext, respond: (repository: Repository) => Promise<object>) {
  const settings = publishingSettings(c.env)
  if (!settings) return refuse(c, { status: 503, message: 'Publishing is not set up.' })
  try {
    const body = await respond(await openRepository(settings))
    return body instanceof Response ? body : c.json(body)
  } catch (error) {
    return refuse(c, unanswered(c, error))
  }
}
