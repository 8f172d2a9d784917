import type { FormEvent } from 'react'
import { useMounted, useOwnAtom } from '../../../browser/use-own-atom.ts'
import { paths } from '../../../paths.ts'
import { Banner } from '../../../ui/form/banner.tsx'
import { PasswordField, TextField } from '../../frame/text-field.tsx'
import { canUsePasskeys, createPasskey, createPasskeyStateAtom } from './passkey-browser.ts'

export function PasskeyForm({ suggested }: { suggested: string }) {
  const [{ loading, error }, setState] = useOwnAtom(createPasskeyStateAtom)
  const isShown = useMounted() && canUsePasskeys()
  if (!isShown)
    return <p className="mt-4 text-muted">Adding a passkey needs JavaScript and a browser that supports passkeys.</p>

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (loading) return
    const form = new FormData(event.currentTarget)
    setState({ loading: true })
    const error = await createPasskey(String(form.get('name')), String(form.get('password')))
    if (error !== null) return setState({ loading: false, error })
    location.assign(`${paths.admin.account}?${new URLSearchParams({ done: 'passkey' })}`)
  }
  return (
    <form method="post" aria-busy={loading} className="mt-4 grid gap-5" onSubmit={submit}>
      <TextField
        form="passkey"
        name="name"
        label="Name of the new passkey, such as “Work laptop”"
        maxLength={60}
        defaultValue={suggested}
      />
      <PasswordField form="passkey" />
      <button type="submit" className="button-line justify-self-start" aria-disabled={loading}>
        Add a passkey
      </button>
      <Banner error={error} />
    </form>
  )
}
