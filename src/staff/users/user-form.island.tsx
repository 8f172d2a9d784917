import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useRef } from 'react'
import { roles } from '../../browser-state/user-info.ts'
import { userCreateAtom } from '../../browser-state/user-state.ts'
import { paths } from '../../paths.ts'
import { Banner, type BannerWords, type Notice } from '../../ui/form/banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { createUserAtom } from './create-user-atom.ts'

export type UserFormProps = {
  words: {
    name: string
    email: string
    role: string
    password: string
    passwordHint: string
    submit: string
    sending: string
    banner: BannerWords
  }
  /** The server's answer to a post without JavaScript. */
  answered?: { values: Record<string, string>; notice: Notice }
}

/** Creates an account, then reloads the page, whose list the server renders. */
export function UserForm({ words, answered }: UserFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { loading, error, message } = useAtomValue(userCreateAtom)
  const create = useSetAtom(createUserAtom)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading || !form.current) return
    const values = Object.fromEntries([...new FormData(form.current)].map(([name, value]) => [name, String(value)]))
    if (!(await create(paths.api.users, values))) return
    location.assign(`${paths.admin.users}?${new URLSearchParams({ done: 'created' })}`)
  }

  const { values = {} } = answered ?? {}
  return (
    <form
      ref={form}
      action={paths.admin.users}
      method="post"
      aria-busy={loading}
      className="mt-5 grid gap-5"
      onSubmit={submit}
    >
      <Field form="user" name="name" label={words.name}>
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="off" maxLength={120} defaultValue={values.name} />
        )}
      </Field>
      <Field form="user" name="email" label={words.email}>
        {(attributes) => (
          <input {...attributes} type="email" autoComplete="off" maxLength={254} defaultValue={values.email} />
        )}
      </Field>
      <Field form="user" name="role" label={words.role}>
        {(attributes) => (
          <select {...attributes} defaultValue={values.role}>
            {roles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        )}
      </Field>
      <Field form="user" name="password" label={words.password} describedBy="user-password-hint">
        {(attributes) => (
          <input {...attributes} type="password" autoComplete="new-password" minLength={12} maxLength={128} />
        )}
      </Field>
      <p id="user-password-hint" className="-mt-3 text-small text-muted">
        {words.passwordHint}
      </p>
      <Banner notice={noticeOf(loading, error, message) ?? answered?.notice ?? null} words={words.banner} />
      <button type="submit" className="button justify-self-start" aria-disabled={loading}>
        {loading ? words.sending : words.submit}
      </button>
    </form>
  )
}

function noticeOf(loading?: boolean, error?: string, message?: string): Notice | null {
  if (loading) return { kind: 'loading' }
  if (error !== undefined) return { kind: 'error', text: error }
  return message === undefined ? null : { kind: 'success', text: message }
}
