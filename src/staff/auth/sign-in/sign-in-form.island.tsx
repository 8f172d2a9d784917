import { useAtomValue, useSetAtom } from 'jotai'
import { atom } from 'jotai/vanilla'
import { type FormEvent, useRef } from 'react'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import { dispatchAtom, userLoginAtom } from '../../../browser-state/state.ts'
import { UserInfoSchema } from '../../../browser-state/user-info.ts'
import { paths } from '../../../paths.ts'
import type { BannerContent } from '../../../ui/form/banner.tsx'
import { StaffBanner } from '../../frame/staff-banner.tsx'
import { EmailField, PasswordField } from '../../frame/text-field.tsx'

export type SignInFormProps = {
  next: string
  result?: { email: string; message: string }
}

export function SignInForm({ next, result }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { loading, error } = useAtomValue(userLoginAtom)
  const signIn = useSetAtom(signInAtom)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading || !form.current) return
    const { email = '', password = '' } = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    )
    const signedIn = await signIn(paths.api.login, { email, password })
    if (signedIn === 'code') location.assign(`${paths.loginCode}?${new URLSearchParams({ next })}`)
    else if (signedIn) location.replace(next)
    else form.current?.querySelector<HTMLElement>('[name=password]')?.focus()
  }

  const message = loading ? undefined : (error ?? (loading === undefined ? result?.message : undefined))
  const banner: BannerContent | null = loading ? { kind: 'loading' } : message ? { kind: 'error', text: message } : null
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
      <EmailField form="sign-in" autoComplete="username webauthn" defaultValue={result?.email} />
      <PasswordField form="sign-in" label="Password" />
      <StaffBanner content={banner} />
      <button type="submit" className="button self-start" aria-disabled={loading}>
        {loading ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  )
}

export const signInAtom = atom(null, async (_get, set, url: string, credentials: Record<string, string>) => {
  set(dispatchAtom, { type: 'USER_LOGIN_REQUEST' })
  const called = await call(SignedInSchema, url, { method: 'POST', body: credentials })
  if ('error' in called) {
    set(dispatchAtom, { type: 'USER_LOGIN_FAIL', payload: called.error })
    return null
  }
  const { user } = called.result
  set(dispatchAtom, user ? { type: 'USER_LOGIN_SUCCESS', payload: user } : { type: 'USER_LOGIN_RESET' })
  return user ?? ('code' as const)
})

const SignedInSchema = v.object({ user: v.optional(UserInfoSchema) })
