import type { Context } from 'hono'
import type { ContactmailIssue } from '../../../contactmails/contactmail.ts'
import type { AppEnv } from '../../../env.ts'
import { redirectToAnswer } from '../../layout/contact-form-answer.ts'

type Outcome = { status: number; message?: string; issues?: ContactmailIssue[] }

/** Answers a form posted without script: redirects to its page, which shows the result. */
export const answerForm = (c: Context<AppEnv>, outcome: Outcome, values: Record<string, string>) =>
  redirectToAnswer(c, {
    form: values.form === 'partnership' ? 'partnership' : 'contact',
    status: outcome.status,
    message: outcome.issues?.length ? undefined : outcome.message,
    values: outcome.status === 201 ? {} : values,
  })
