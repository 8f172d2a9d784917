import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../env.ts'

export type Refusal = {
  status: ContentfulStatusCode
  message: string
  issues?: { field: string; message: string }[]
}

export const nothingHere: Refusal = { status: 404, message: 'There is nothing at this address.' }

export const refuse = <Env extends AppEnv>(
  c: Context<Env>,
  { status, ...body }: Refusal,
  headers: Record<string, string> = {},
) => c.json({ ...body, requestId: c.get('requestId') }, status, headers)
