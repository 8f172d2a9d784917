import { Buffer } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../../src/paths.ts'
import brand from '../../../src/site/content/brands/fdi.md?raw'
import domain from '../../../src/site/content/domains/technology.yaml?raw'
import lighthouse from '../../../src/site/content/news/a-lighthouse-keeps-its-lamp.md?raw'
import { fakeGitHub } from '../../helpers/github.ts'
import { ask, audited, freshTeam, post, postForm } from '../../helpers/staff.ts'

const repository = `${paths.api.publishing}/repos/forager/website`
const path = 'src/site/content/photographs/harbour.jpg'
const contentOf = (text: string) => btoa(`\xff\xd8\xff\xc0\0\x11\x08\x02\x58\x03\x20${text}\xff\xd9`)

let admin = ''
let github: Awaited<ReturnType<typeof fakeGitHub>>
beforeEach(async () => {
  ;({ admin } = await freshTeam())
  github = await fakeGitHub()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const publish = async (file: object) => {
  const answer = await post(
    `${repository}/contents`,
    { message: 'Add a picture', files: [file] },
    admin,
    github.bindings,
  )
  return {
    status: answer.status,
    body: (await answer.json()) as { commit?: { id?: string; parent?: string }; message?: string },
  }
}
const create = (text = 'boats') => publish({ operation: 'create', path, content: contentOf(text) })

it('answers with the commit as the branch has it: the editor takes it for the newest one', async () => {
  const { status, body } = await create()
  const branch = await ask(`${repository}/branches/main`, { cookie: admin }, github.bindings)
  const { commit } = (await branch.json()) as { commit: { id: string } }
  expect([status, body.commit?.id, commit.id]).toEqual([200, github.head, github.head])
})

it('publishes once what is sent again because the answer was lost', async () => {
  github.losesAnswer = true
  expect((await create()).status).toBe(503)
  github.losesAnswer = false
  const commits = github.count()
  expect(await create()).toMatchObject({ status: 200, body: { commit: { id: github.head } } })
  expect(github.count()).toBe(commits)
  expect(await create('other boats')).toMatchObject({ status: 409 })
})

it('does not overwrite a picture, which another entry may show', async () => {
  await create()
  const before = github.files()
  for (const operation of ['create', 'update'])
    expect(await publish({ operation, path, content: contentOf('other boats') })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('another picture named “harbour.jpg”') },
    })
  expect(github.files()).toEqual(before)
})

it('says that somebody has deleted what is open', async () => {
  const gone = { path: 'src/site/content/places/gone.yaml', sha: 'a'.repeat(40), content: contentOf('x') }
  const { status, body } = await publish({ operation: 'update', ...gone })
  expect([status, body.message]).toEqual([409, expect.stringContaining(' has deleted this entry since you opened it.')])
})

it('names the commit upon which it publishes: the editor may not have heard of it', async () => {
  const { head } = github
  expect((await create()).body.commit?.parent).toBe(head)
})

it('deletes once what is sent again because the answer was lost', async () => {
  await create()
  const deletion = { operation: 'delete', path, sha: github.files()?.[path] }
  github.losesAnswer = true
  expect((await publish(deletion)).status).toBe(503)
  github.losesAnswer = false
  const commits = github.count()
  expect(await publish(deletion)).toMatchObject({ status: 200, body: { commit: { id: github.head } } })
  expect([github.files(), github.count()]).toEqual([{}, commits])
})

it('does not take a text that GitHub left out for an empty one', async () => {
  const sha = 'a'.repeat(40)
  github.leavesOut.push(sha)
  const answer = await ask(`${repository}/git/blobs?shas=${sha}`, { cookie: admin }, github.bindings)
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { message: expect.stringContaining('did not answer') },
  ])
})

it('publishes at the first press over connections that GitHub has closed', async () => {
  github.losesFirstTries = true
  expect(await create()).toMatchObject({ status: 200, body: { commit: { id: github.head } } })
  expect([Object.keys(github.files() ?? {}), github.count()]).toEqual([[path], 2])
})

it('takes a lost rename for what it is, and does not delete the old file twice', async () => {
  await create()
  const sha = github.files()?.[path]
  const renamed = { operation: 'update', path: path.replace('harbour', 'bay'), from_path: path, sha }
  for (const _ of ['once', 'again'])
    expect((await publish({ ...renamed, content: contentOf('boats') })).status).toBe(200)
  expect(Object.keys(github.files() ?? {})).toEqual([renamed.path])
  expect((await audited())[0]).toMatchObject({ action: 'entry-published' })
})

it('publishes upon what somebody else publishes at the same moment', async () => {
  github.isRaced = true
  expect(await create()).toMatchObject({ status: 200, body: { commit: { id: github.head } } })
  expect([Object.keys(github.files() ?? {}), github.count()]).toEqual([[path], 4])
})

it.each([
  [401, 'Bad credentials', ': “Bad credentials”.'],
  [422, 'Required status check “ci” is expected.', ': “Required status check “ci” is expected.”.'],
  [403, '', '. Nothing is lost.'],
  [404, 'Not Found', ': “Not Found”. Nothing is lost. Ask a developer.'],
  [403, 'API rate limit exceeded', ': “API rate limit exceeded”. Nothing is lost. Try again in an hour.'],
])('says what GitHub said when it refuses with %i: “%s”', async (refusalStatus, refuses, says) => {
  Object.assign(github, { refuses, refusalStatus })
  const { status, body } = await create()
  expect([status, body.message]).toEqual([503, expect.stringContaining(`GitHub refused this${says}`)])
})

it('takes back once what is pressed twice', async () => {
  await create()
  const { head } = github
  const press = () => postForm(paths.admin.publishTakeBack(head), {}, admin, github.bindings)
  expect([(await press()).status, (await press()).status]).toEqual([303, 303])
  expect([github.files(), github.count()]).toEqual([{}, 3])
  await create('other boats')
  expect(await (await press()).text()).toMatch(/“[\w-]+” has been changed again since\./)
})

it('does not take back what others point to by now, and says which', async () => {
  const path = 'src/site/content/brands/fdi.md'
  const write = async (path: string, text: string) =>
    expect(await publish({ operation: 'create', path, content: Buffer.from(text).toString('base64') })).toMatchObject({
      status: 200,
    })
  await write(path, brand)
  const written = github.head
  await write('src/site/content/domains/technology.yaml', domain)
  const answer = await postForm(paths.admin.publishTakeBack(written), {}, admin, github.bindings)
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('“technology” points to it in “')])
  expect(Object.keys(github.files() ?? {})).toContain(path)
})

describe('an entry whose photograph was deleted', () => {
  const story = 'src/site/content/news/a-lighthouse-keeps-its-lamp.md'
  const [, shown = ''] = lighthouse.match(/^(plate: .*\n)/m) ?? []
  const illustrated = lighthouse.replace(shown, 'photograph: { file: harbour.jpg, alt: A harbour }\n')
  const write = (text: string, sha?: string) =>
    publish({
      ...{ operation: sha ? 'update' : 'create', path: story, sha },
      content: Buffer.from(text).toString('base64'),
    })
  const remove = () => publish({ operation: 'delete', path, sha: github.files()?.[path] })
  const missing = 'names “harbour.jpg”, which is not in the folder photographs.'

  it('is not published', async () => {
    await create()
    expect((await remove()).status).toBe(200)
    expect(await write(illustrated)).toMatchObject({ status: 422, body: { message: expect.stringContaining(missing) } })
    await create()
    expect((await write(illustrated)).status).toBe(200)
  })

  it('does not come back by itself, but together with its photograph', async () => {
    await create()
    await write(illustrated)
    await write(lighthouse, github.files()?.[story])
    const changed = github.head
    expect((await remove()).status).toBe(200)
    const deleted = github.head
    const takeBack = (commit: string) => postForm(paths.admin.publishTakeBack(commit), {}, admin, github.bindings)
    const refused = await takeBack(changed)
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(missing)])
    expect([(await takeBack(deleted)).status, (await takeBack(changed)).status]).toEqual([303, 303])
  })
})

it('says on the page that GitHub did not answer when something is taken back', async () => {
  await create()
  github.losesAnswer = true
  const answer = await postForm(paths.admin.publishTakeBack(github.head), {}, admin, github.bindings)
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('GitHub did not answer.')])
  expect(github.files()).toEqual({})
})
