import { useAtomValue, useSetAtom } from 'jotai'
import { atom } from 'jotai/vanilla'
import { type FormEvent, useRef } from 'react'
import * as v from 'valibot'
import { call } from '../../browser-state/call.ts'
import { dispatchAtom, stateAtoms } from '../../browser-state/state.ts'
import { roles } from '../../browser-state/user-info.ts'
import { paths } from '../../paths.ts'
import { Banner, type BannerContent } from '../../ui/form/banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { bannerWords } from '../frame/words.ts'

export type UserFormProps = {
  /** The result of a post without JavaScript. */
  result?: { values: Record<string, string>; banner: BannerContent }
}

export function UserForm({ result }: UserFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { loading, error, message } = useAtomValue(stateAtoms.USER_CREATE)
  const create = useSetAtom(createUserAtom)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading || !form.current) return
    const values = Object.fromEntries([...new FormData(form.current)].map(([name, value]) => [name, String(value)]))
    if (!(await create(paths.api.users, values))) return
    location.assign(`${paths.admin.users}?${new URLSearchParams({ done: 'created' })}`)
  }

  const { values = {} } = result ?? {}
  return (
    <form
      ref={form}
      action={paths.admin.users}
      method="post"
      aria-busy={loading}
      className="mt-5 grid gap-5"
      onSubmit={submit}
    >
      <Field form="user" name="name" label="Name">
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="off" maxLength={120} defaultValue={values.name} />
        )}
      </Field>
      <Field form="user" name="email" label="Email">
        {(attributes) => (
          <input {...attributes} type="email" autoComplete="off" maxLength={254} defaultValue={values.email} />
        )}
      </Field>
      <Field form="user" name="role" label="Role">
        {(attributes) => (
          <select {...attributes} defaultValue={values.role}>
            {roles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        )}
      </Field>
      <Field form="user" name="password" label="Temporary password" describedBy="user-password-hint">
        {(attributes) => (
          <input {...attributes} type="password" autoComplete="new-password" minLength={12} maxLength={128} />
        )}
      </Field>
      <p id="user-password-hint" className="-mt-3 text-small text-muted">
        At least 12 characters. Hand it over in person. They choose their own at the first sign-in.
      </p>
      <Banner content={bannerOf(loading, error, message) ?? result?.banner ?? null} words={bannerWords} />
      <button type="submit" className="button justify-self-start" aria-disabled={loading}>
        {loading ? 'Creating account...' : 'Create account'}
      </button>
    </form>
  )
}

function bannerOf(loading?: boolean, error?: string, message?: string): BannerContent | null {
  if (loading) return { kind: 'loading' }
  if (error !== undefined) return { kind: 'error', text: error }
  return message === undefined ? null : { kind: 'success', text: message }
}

export const createUserAtom = atom(null, async (_get, set, url: string, user: Record<string, string>) => {
  set(dispatchAtom, { type: 'USER_CREATE_REQUEST' })
  const called = await call(v.object({ message: v.string() }), url, { method: 'POST', body: user })
  set(
    dispatchAtom,
    'error' in called
      ? { type: 'USER_CREATE_FAIL', payload: called.error }
      : { type: 'USER_CREATE_SUCCESS', payload: called.result.message },
  )
  return !('error' in called)
})
