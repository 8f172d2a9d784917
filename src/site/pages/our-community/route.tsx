import { Hono } from 'hono'
import type { AppEnv } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import { answerMeta, renderForm } from '../../layout/contact-form-answer.ts'
import { meta } from './meta.ts'
import { OurCommunity } from './page.tsx'

export const route = new Hono<AppEnv>().get(paths.ourCommunity, (c) =>
  renderForm(c, 'partnership', (answered) =>
    c.render(<OurCommunity answered={answered} />, { meta: answerMeta(meta, answered), isPrivate: Boolean(answered) }),
  ),
)
