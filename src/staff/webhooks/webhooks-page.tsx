import { Hono } from 'hono'
import * as v from 'valibot'
import { readFields } from '../../http/body.ts'
import { paths } from '../../paths.ts'
import { CopyButton } from '../../site/rendering/copy-button.tsx'
import { idOf } from '../frame/staff-call.ts'
import { bannerOf, doneOf, guardPage, staffPage } from '../frame/staff-page.tsx'
import type { StaffContext, StaffEnv } from '../guards/session.ts'
import * as operations from './operations.ts'
import { DeliveryTable, WebhookForm, WebhookList } from './webhook-list.tsx'

const { webhooks, webhookAct, deliveryReplay } = paths.admin
const DeliveryIdSchema = v.fallback(v.pipe(v.string(), v.regex(/^msg_[\w-]{1,120}$/)), '')

export const webhookPages = new Hono<StaffEnv>()
  .get(webhooks, guardPage(operations.listWebhooks), (c) => page(c))
  .post(webhooks, guardPage(operations.createWebhook), async (c) => {
    const fields = await readFields(c)
    return page(c, await operations.createWebhook(c, fields), fields.url)
  })
  .post(deliveryReplay(':id'), guardPage(operations.replayDelivery), async (c) =>
    answer(c, 'replay', await operations.replayDelivery(c, v.parse(DeliveryIdSchema, c.req.param('id')))),
  )

for (const [act, run] of Object.entries(operations.webhookActs))
  webhookPages.post(webhookAct(':id', act as keyof typeof operations.webhookActs), guardPage(run), async (c) =>
    answer(c, act, await run(c, idOf(c))),
  )

const doneTexts = {
  test: 'The test has arrived: the receiver accepted it.',
  disable: 'The webhook has been paused.',
  enable: 'The webhook has been resumed.',
  delete: 'The webhook has been deleted.',
  replay: 'The delivery is on its way again.',
}

const answer = (c: StaffContext, act: string, change: operations.WebhookChange | null) =>
  change ? page(c, change) : c.redirect(`${webhooks}?done=${act}`, 303)

async function page(c: StaffContext, change?: operations.WebhookChange, url = '') {
  const { webhooks, deliveries } = await operations.listWebhooks(c)
  const isDone = change !== undefined && change.status < 300
  if (change) c.status(change.status)
  return staffPage(
    c,
    'Webhooks',
    <>
      {change?.secret && (
        <div className="my-4 print p-6! max-w-[44rem]">
          <p>
            Signing secret, shown once:{' '}
            <code id="secret" className="break-all font-semibold">
              {change.secret}
            </code>
          </p>
          <p className="mt-1 text-muted">Give it to the receiving system, which checks each signature with it.</p>
          <CopyButton copies="secret" text="Copy the secret" copied="Copied." className="mt-3" />
        </div>
      )}
      <p className="text-muted">
        Webhooks tell other systems of new enquiries and changes of status, signed as Standard Webhooks describes.
      </p>
      <WebhookList webhooks={webhooks} />
      <WebhookForm url={isDone ? '' : url} />
      <DeliveryTable deliveries={deliveries} />
    </>,
    { banner: bannerOf(change) ?? doneOf(c, doneTexts) },
  )
}
