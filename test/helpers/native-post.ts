import { lineLimits } from '../../src/contactmails/contactmail.ts'
import type { Bindings } from '../../src/env.ts'
import { paths } from '../../src/paths.ts'
import { attributesOf, findAll } from './html.ts'
import { ask, origin } from './site.ts'

/** Posts a form as a browser does without a script. */
export const postForm = (fields: Record<string, string>, bindings?: Bindings) =>
  ask(paths.api.contactmails, { method: 'POST', body: new URLSearchParams(fields) }, bindings)

/** Where an answer leads, as a browser asks for it: without the fragment. */
export const targetOf = (response: Response) => {
  const { pathname, search, hash } = new URL(response.headers.get('Location') ?? '', origin)
  return { pathname, path: pathname + search, hash }
}

/** The cookies that a browser would send after this answer. */
export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Goes where an answer leads, as the same browser. */
export const follow = (response: Response) => ask(targetOf(response).path, { headers: { Cookie: cookieOf(response) } })

/** What the form on a page contains. */
export const typedIn = async (html: string): Promise<Record<string, string>> => ({
  ...Object.fromEntries(
    await Promise.all(
      Object.keys(lineLimits).map(async (name) => {
        const [value = ''] = await attributesOf(html, `main input[name=${name}]`, 'value')
        return [name, value]
      }),
    ),
  ),
  reason: (await findAll(html, 'main option[selected]'))[0]?.text ?? '',
  message: (await findAll(html, 'main textarea[name=message]'))[0]?.text ?? '',
})
export const bannersOf = (html: string) => findAll(html, 'main .banner')
