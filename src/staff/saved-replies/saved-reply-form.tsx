import { reasons } from '../../contactmails/contact-reasons.ts'
import { Field } from '../../ui/form/field.tsx'
import { answerLimits } from './saved-reply-schema.ts'
import { answersWords as words } from './words.ts'

export type AnswerValues = { name?: string; reason?: string | null; body?: string }

/** A form for a saved answer, new or changed. */
export function AnswerForm({ action, values }: { action: string; values: AnswerValues }) {
  const { name, reason, body } = values
  return (
    <form action={action} method="post" className="mt-5 grid gap-5">
      <Field form="answer" name="name" label={words.name}>
        {(attributes) => <input {...attributes} type="text" maxLength={answerLimits.name} defaultValue={name} />}
      </Field>
      <div>
        <label htmlFor="answer-reason" className="block mb-1.5 font-semibold">
          {words.reason}
        </label>
        <select id="answer-reason" name="reason" className="field" defaultValue={reason ?? ''}>
          <option value="">{words.anyReason}</option>
          {reasons.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      <Field form="answer" name="body" label={words.body}>
        {(attributes) => (
          <textarea {...attributes} dir="auto" rows={8} maxLength={answerLimits.body} defaultValue={body} />
        )}
      </Field>
      <button type="submit" className="button justify-self-start">
        {words.save}
      </button>
    </form>
  )
}
