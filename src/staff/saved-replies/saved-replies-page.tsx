import { Hono } from 'hono'
import * as v from 'valibot'
import { readFields } from '../../http/body.ts'
import { paths } from '../../paths.ts'
import { Banner, type Notice } from '../../ui/form/banner.tsx'
import { Outside } from '../../ui/text/outside.tsx'
import { guardPage } from '../frame/guard-page.ts'
import { staffPage } from '../frame/staff-page.tsx'
import { PathIdSchema } from '../frame/staff-query.ts'
import { forAdmins } from '../guards/access.ts'
import type { StaffContext, StaffEnv } from '../guards/staff.ts'
import { changeAnswer, createAnswer, deleteAnswer, listAnswers } from './operations.ts'
import { findAnswer } from './queries.ts'
import { AnswerForm, type AnswerValues } from './saved-reply-form.tsx'
import { NewAnswerSchema, type SavedAnswer } from './saved-reply-schema.ts'
import { answersWords as words } from './words.ts'

const { answers: listPath, answer: pathOf, answerDelete } = paths.admin
const DoneSchema = v.fallback(v.optional(v.picklist(['saved', 'deleted'])), undefined)

/** All saved answers, a form for a new one, and a page to change each. */
export const answersPages = new Hono<StaffEnv>()
  .get(listPath, guardPage(forAdmins), (c) => {
    const done = v.parse(DoneSchema, c.req.query('done'))
    return listPage(c, done ? { kind: 'success', text: words[done] } : null)
  })
  .post(listPath, guardPage(createAnswer), async (c) => {
    const values = await readFields(c)
    const parsed = v.safeParse(NewAnswerSchema, values)
    if (!parsed.success) return listPage(c, { kind: 'error', text: parsed.issues[0].message }, 400, values)
    if (await createAnswer(c, parsed.output)) return c.redirect(`${listPath}?done=saved`, 303)
    return listPage(c, { kind: 'error', text: words.full }, 409, values)
  })
  .get(pathOf(':id'), guardPage(forAdmins), async (c) => {
    const answer = await findAnswer(c.env.DB, idOf(c))
    return answer ? answerPage(c, answer, answer) : missing(c)
  })
  .post(pathOf(':id'), guardPage(changeAnswer), async (c) => {
    const answer = await findAnswer(c.env.DB, idOf(c))
    if (!answer) return missing(c)
    const values = await readFields(c)
    const parsed = v.safeParse(NewAnswerSchema, values)
    if (!parsed.success) {
      c.status(400)
      return answerPage(c, answer, values, { kind: 'error', text: parsed.issues[0].message })
    }
    await changeAnswer(c, answer.id, parsed.output)
    return c.redirect(`${listPath}?done=saved`, 303)
  })
  .post(answerDelete(':id'), guardPage(deleteAnswer), async (c) => {
    if (!(await deleteAnswer(c, idOf(c)))) return missing(c)
    return c.redirect(`${listPath}?done=deleted`, 303)
  })

const idOf = (c: StaffContext) => v.parse(PathIdSchema, c.req.param('id'))

async function listPage(
  c: StaffContext,
  notice: Notice | null,
  status: 200 | 400 | 409 = 200,
  values: AnswerValues = {},
) {
  const answers = await listAnswers(c)
  c.status(status)
  return staffPage(
    c,
    words.heading,
    <>
      <p className="max-w-[64ch] text-muted">{words.hint}</p>
      <Banner notice={notice} words={words.banner} />
      {answers.length === 0 ? (
        <p className="mt-4 print p-6! max-w-[40rem]">{words.empty}</p>
      ) : (
        <ul className="mt-4 border-t border-line">
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
      <section className="mt-10 max-w-[40rem]" aria-labelledby="create">
        <h2 id="create" className="title-item">
          {words.create}
        </h2>
        <AnswerForm action={listPath} values={values} />
      </section>
    </>,
  )
}

function Answer({ answer: { id, name, reason, body } }: { answer: SavedAnswer }) {
  return (
    <li className="py-3 border-b border-line" data-answer={id}>
      <a className="text-link inline-flex items-center min-h-10 font-semibold" href={pathOf(id)}>
        <Outside text={name} />
      </a>
      <p className="text-small text-muted">{reason ?? words.anyReason}</p>
      <p className="max-w-[68ch] line-clamp-2">
        <Outside text={body} />
      </p>
    </li>
  )
}

function answerPage(c: StaffContext, { id, name }: SavedAnswer, values: AnswerValues, notice: Notice | null = null) {
  return staffPage(
    c,
    <Outside text={name} />,
    <div className="max-w-[40rem]">
      <Banner notice={notice} words={words.banner} />
      <AnswerForm action={pathOf(id)} values={values} />
      <details className="mt-8">
        <summary className="min-h-11 inline-flex items-center text-error">{words.delete}</summary>
        <form action={answerDelete(id)} method="post" className="mt-3">
          <button type="submit" className="button-line">
            {words.confirm}
          </button>
        </form>
      </details>
      <p className="mt-6">
        <a className="text-link" href={listPath}>
          {words.back}
        </a>
      </p>
    </div>,
  )
}

function missing(c: StaffContext) {
  c.status(404)
  return staffPage(
    c,
    words.notFound,
    <p>
      <a className="text-link" href={listPath}>
        {words.back}
      </a>
    </p>,
  )
}
