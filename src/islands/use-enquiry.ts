import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { contactmailCreateAtom } from '../atoms/contactmail.ts'
import { createContactmailAtom } from '../atoms/create-contactmail.ts'
import { dispatchAtom } from '../atoms/dispatch.ts'
import { idempotencyKeyFor, readDraft, writeDraft } from '../atoms/enquiry-draft.ts'
import { paths } from '../paths.ts'
import { type ContactmailIssue, type ContactmailRefusal, judgeContactmail } from '../schemas/contactmail.ts'
import type { Notice } from '../ui/banner.tsx'
import type { EnquiryFormProps } from './enquiry-form.tsx'
import { useFormBeacons } from './form-beacons.ts'
import { useLastWords, useNoticeTimeout } from './notice.ts'
import { useTurnstile } from './turnstile.ts'

/** An enquiry from its draft until it is kept: what the form shows of it, and what is done with the form. */
export function useEnquiry({ form, words, turnstile, beacons, answered }: EnquiryFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const widget = useRef<HTMLDivElement>(null)
  const takeToken = useTurnstile(turnstile, widget)
  // A form shown again with an answer was seen before.
  const tellFailed = useFormBeacons(beacons, element, { isNew: !answered })
  const [waiting, setWaiting] = useState(false)
  const wasTypedBefore = useRef(Boolean(answered))
  const create = useAtomValue(contactmailCreateAtom)
  const send = useSetAtom(createContactmailAtom)
  const dispatch = useSetAtom(dispatchAtom)
  const [refusal, setRefusal] = useState<ContactmailRefusal | null>(null)
  const [issues, setIssues] = useState(answered?.issues ?? [])
  const [first, setFirst] = useState(answered?.notice ?? null)
  const [length, setLength] = useState(answered?.values.message?.length ?? 0)
  const summary = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)

  const loading = create.loading || waiting
  const notice = first ?? noticeOf({ ...create, loading }, refusal, words.success)
  const [last, forgetLast] = useLastWords(notice)
  // What the notice tells of: the notice itself is made anew on each render, and must not start its time anew.
  const told = first ?? refusal ?? (create.success || create.error !== undefined ? create : null)
  const reset = () => {
    setFirst(null)
    setRefusal(null)
    dispatch({ type: 'CONTACTMAIL_CREATE_RESET' })
  }
  const hold = useNoticeTimeout(told, reset)
  const dismiss = () => {
    reset()
    forgetLast()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the island takes over
  useEffect(() => {
    // Taken away before the script came.
    if (element.current?.querySelector('details.banner:not([open])')) dismiss()
  }, [])

  useEffect(() => {
    const draft = readDraft(form)
    if (draft && element.current) {
      wasTypedBefore.current = true
      fill(element.current, draft.values)
    }
    setLength(valuesOf(element.current).message?.length ?? 0)
  }, [form])

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  const typed = () => {
    const values = valuesOf(element.current)
    setLength(values.message?.length ?? 0)
    writeDraft(form, { ...readDraft(form), values })
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (create.loading || waiting) return
    setFirst(null)
    const values = valuesOf(element.current)
    const { mail, refusal } = judgeContactmail(values)
    if (!mail) {
      tellFailed('validation')
      return refuse(refusal)
    }
    refuse(null)
    const body = JSON.stringify(mail)
    const sent = { key: idempotencyKeyFor(readDraft(form), body), body }
    writeDraft(form, { values, sent })
    setWaiting(true)
    const signs = {
      homepage: values.homepage,
      // What was typed on an earlier page says nothing about the time on this one.
      filledIn: wasTypedBefore.current ? undefined : Math.round(performance.now()),
      turnstile: await takeToken(),
    }
    const { stored, issues, unanswered } = await send({
      url: paths.api.contactmails,
      mail,
      signs,
      form: beacons?.form,
      idempotencyKey: sent.key,
    })
    setWaiting(false)
    tell(issues)
    if (unanswered) tellFailed('network')
    if (!stored) return
    writeDraft(form, null)
    element.current?.reset()
    setLength(0)
  }

  const refuse = (refused: ContactmailRefusal | null) => {
    setRefusal(refused)
    tell(refused?.issues ?? [])
  }

  const tell = (found: ContactmailIssue[]) => {
    setIssues(found)
    if (found.length > 0) setRefusals((count) => count + 1)
  }

  return { element, widget, summary, issues, notice, last, loading, length, hold, dismiss, submit, typed }
}

function noticeOf(
  { loading, success, error }: { loading?: boolean; success?: boolean | null; error?: string },
  refusal: ContactmailRefusal | null,
  successText: string,
): Notice | null {
  if (loading) return { kind: 'loading' }
  // A refusal is the newest: sending takes it away.
  if (refusal) return { kind: 'error', text: refusal.message }
  if (success) return { kind: 'success', text: successText }
  return error === undefined ? null : { kind: 'error', text: error }
}

function valuesOf(form: HTMLFormElement | null): Record<string, string> {
  const entries = form ? [...new FormData(form)] : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Puts a draft back, but never over what has been typed since. */
function fill(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLSelectElement) field.value = value
    else if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.value)
      field.value = value
  }
}
