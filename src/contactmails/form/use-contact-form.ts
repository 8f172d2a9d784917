import { useAtomValue, useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { validateContactmail } from '../contactmail.ts'
import type { Topic } from '../topic.ts'
import { useBannerTimeout } from './banner-timeout.ts'
import { contactFormAtom, contactFormEventAtom, type ShownResult, stateAfter } from './contact-form-state.ts'
import { clear, draftKey, endDraft, fill, isTypedIn, readDraft, valuesOf, writeDraft } from './draft.ts'
import { submitContactmailAtom } from './submit-contactmail.ts'
import { useTurnstile } from './turnstile-widget.ts'

type Options = { form: string; topic?: Topic; turnstile?: string; result?: ShownResult }

export function useContactForm({ form, topic, turnstile, result }: Options) {
  const draft = draftKey(form, topic)
  useHydrateAtoms([[contactFormAtom, stateAfter(result)]])
  const state = useAtomValue(contactFormAtom)
  const { said, hasBanner, issues } = state
  const dispatch = useSetAtom(contactFormEventAtom)
  const send = useSetAtom(submitContactmailAtom)
  const element = useRef<HTMLFormElement>(null)
  const widget = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { startTurnstile, takeToken } = useTurnstile(turnstile, widget)
  const isTimed = hasBanner && said?.kind !== 'loading'
  const hold = useBannerTimeout(isTimed ? said : null, () => dispatch({ type: 'CONTACTMAIL_CREATE_RESET' }))

  useLayoutEffect(() => {
    if (result?.said.kind === 'success') endDraft(draft)
    const show = (event?: PageTransitionEvent) => {
      if (!element.current || (event && !event.persisted)) return
      const written = readDraft(draft)
      // Another page may have changed or sent what the browser kept here.
      if (event && written) clear(element.current)
      if (written) fill(element.current, written.values, Boolean(event ?? result))
      if (isTypedIn(element.current)) writeDraft(draft, valuesOf(element.current))
      dispatch({
        type: 'FORM_HYDRATED',
        length: valuesOf(element.current).message?.length ?? 0,
        wasTypedBefore: written !== null,
        // The visitor may have closed it before hydration.
        isDismissed: element.current.querySelector('details.banner:not([open])') !== null,
      })
    }
    show()
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [draft, result, dispatch])

  const seen = useRef(result?.issues ?? [])
  useEffect(() => {
    // Fields that become valid one by one leave the focus where it is.
    if (issues.some((issue) => !seen.current.includes(issue))) {
      summary.current?.focus()
      // Shows all, as far as they fit.
      for (const part of ['[aria-invalid=true]', '.error-summary', '.error-summary h3'])
        element.current?.querySelector(part)?.scrollIntoView({ block: 'nearest' })
    }
    seen.current = issues
  }, [issues])

  const typed = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    startTurnstile()
    const values = valuesOf(currentTarget)
    const { name } = target as HTMLInputElement
    const isWrong = validateContactmail(values).refusal?.issues.some(({ field }) => field === name)
    dispatch({ type: 'FORM_TYPED', length: values.message?.length ?? 0, ...(!isWrong && { mended: name }) })
    writeDraft(draft, values)
  }

  const dismiss = () => {
    const isInFocus = document.activeElement?.closest('.banner') != null
    dispatch({ type: 'FORM_DISMISSED' })
    const next = element.current?.querySelector<HTMLElement>(said?.kind === 'success' ? '.sent-panel' : '[type=submit]')
    if (isInFocus) next?.focus({ preventScroll: true })
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    // Set where the browser has begun to post the form.
    if (self.onpagehide) return
    event.preventDefault()
    const isStored = await send({ draft, values: valuesOf(currentTarget), age: performance.now(), takeToken })
    if (!isStored) return
    clear(currentTarget)
    // A reload would ask for the result of an earlier attempt.
    if (result) history.replaceState(null, '', location.pathname)
  }

  return { refs: { element, widget, summary }, state, hold, startTurnstile, dismiss, submit, typed }
}
