import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useRef } from 'react'
import { useOwnAtom } from '../../../browser/use-own-atom.ts'
import { userLoginAtom } from '../../../browser-state/user-state.ts'
import { paths } from '../../../paths.ts'
import { Banner, type BannerWords, type Notice } from '../../../ui/form/banner.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { createFirstAnswerAtom } from './first-answer.ts'
import { signInAtom } from './sign-in-atoms.ts'

export type SignInFormProps = {
  /** The path to open after signing in. */
  next: string
  words: {
    email: string
    password: string
    submit: string
    sending: string
    banner: BannerWords
  }
  /** The server's answer to a post without JavaScript. */
  answered?: { email: string; message: string }
}

export function SignInForm({ next, words, answered }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { loading, error } = useAtomValue(userLoginAtom)
  const signIn = useSetAtom(signInAtom)
  const [isFirst, setIsFirst] = useOwnAtom(createFirstAnswerAtom)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading || !form.current) return
    setIsFirst(false)
    const { email = '', password = '' } = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    )
    const signedIn = await signIn(paths.api.login, { email, password })
    if (signedIn === 'code') location.assign(`${paths.loginCode}?${new URLSearchParams({ next })}`)
    else if (signedIn) location.replace(next)
    else form.current?.querySelector<HTMLElement>('[name=password]')?.focus()
  }

  const message = loading ? undefined : (error ?? (isFirst ? answered?.message : undefined))
  const notice: Notice | null = loading ? { kind: 'loading' } : message ? { kind: 'error', text: message } : null
  return (
    <form
      ref={form}
      action={paths.login}
      method="post"
      aria-busy={loading}
      className="mt-8 flex flex-col gap-5"
      onSubmit={submit}
    >
      <input type="hidden" name="next" value={next} />
      <Field form="sign-in" name="email" label={words.email}>
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            autoComplete="username webauthn"
            defaultValue={answered?.email}
            maxLength={254}
          />
        )}
      </Field>
      <Field form="sign-in" name="password" label={words.password}>
        {(attributes) => <input {...attributes} type="password" autoComplete="current-password" maxLength={128} />}
      </Field>
      <Banner notice={notice} words={words.banner} />
      <button type="submit" className="button self-start" aria-disabled={loading}>
        {loading ? words.sending : words.submit}
      </button>
    </form>
  )
}
