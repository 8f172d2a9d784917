import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../env.ts'
import type { ContactmailIssue } from '../schemas/contactmail.ts'

export type Refusal = { status: ContentfulStatusCode; message: string; issues?: ContactmailIssue[] }

export const nothingHere: Refusal = { status: 404, message: 'There is nothing at this address.' }

/** Answers with an error as JSON: what went wrong in words, and the id under which our log has it. */
export const refuse = <Env extends AppEnv>(
  c: Context<Env>,
  { status, ...body }: Refusal,
  headers: Record<string, string> = {},
) => c.json({ ...body, requestId: c.get('requestId') }, status, headers)
