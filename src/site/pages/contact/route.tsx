import { Hono } from 'hono'
import type { AppEnv } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import { answerMeta, renderForm } from '../../layout/contact-form-answer.ts'
import { meta } from './meta.ts'
import { Contact } from './page.tsx'

export const route = new Hono<AppEnv>().get(paths.contact, (c) =>
  renderForm(c, 'contact', (answered) =>
    c.render(<Contact answered={answered} />, { meta: answerMeta(meta, answered), isPrivate: Boolean(answered) }),
  ),
)
