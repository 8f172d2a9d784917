import { Hono } from 'hono'
import type { AppEnv } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import { renderForm, resultMeta } from '../../layout/contact-form-result.ts'
import { meta } from './meta.ts'
import { Contact } from './page.tsx'

export const route = new Hono<AppEnv>().get(paths.contact, (c) =>
  renderForm(c, 'contact', (result) =>
    c.render(<Contact result={result} />, { meta: resultMeta(meta, result), isPrivate: Boolean(result) }),
  ),
)
