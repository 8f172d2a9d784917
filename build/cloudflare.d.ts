import type * as cloudflare from '@cloudflare/workers-types'

/** Types of the platform, ambient as in every Worker; all of them at once would collide with those of the browser. */
declare global {
  type D1Database = cloudflare.D1Database
  type D1PreparedStatement = cloudflare.D1PreparedStatement
  type D1Result = cloudflare.D1Result
  type ForwardableEmailMessage = cloudflare.ForwardableEmailMessage
  type MessageBatch<Body = unknown> = cloudflare.MessageBatch<Body>
  type ScheduledController = cloudflare.ScheduledController
  type SendEmail = cloudflare.SendEmail
  type EmailMessageBuilder = cloudflare.EmailMessageBuilder
}
