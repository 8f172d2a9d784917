import { partnershipReason } from '../../contactmails/contact-reasons.ts'
import { dueDay } from '../../contactmails/due/due-date.ts'
import { ContactForm } from '../../contactmails/form/contact-form.island.tsx'
import { draftKey } from '../../contactmails/form/draft.ts'
import type { FormName } from '../../contactmails/form/sealed-result.ts'
import { turnstileKeys } from '../../env.ts'
import { paths } from '../../paths.ts'
import { privacy } from '../content/content.ts'
import { contactFormTitles } from '../content/interface.ts'
import type { Asked } from '../publication/topics.ts'
import { Island } from '../rendering/island.tsx'
import { pathOfForm } from './native-post.ts'
import type { PageProps } from './site-page.tsx'

type Props = Pick<PageProps, 'env' | 'result'> & { form: FormName; topic?: Asked | undefined }

export function ContactFormSection({ env, form, topic, result }: Props) {
  const turnstile = turnstileKeys(env)?.siteKey
  return (
    <>
      <Island
        name="contact-form"
        component={ContactForm}
        when="interaction"
        stored={draftKey(form, topic)}
        props={{
          form,
          title: topic?.invitation ?? contactFormTitles[form],
          replyDay: dueDay(new Date()),
          page: pathOfForm[form],
          ...(form === 'partnership' && { reason: partnershipReason }),
          ...(topic && { topic: onlyShown(topic) }),
          ...(turnstile && { turnstile }),
          ...(result && { result }),
        }}
      />
      <p className="mt-6 text-small text-muted">
        {`${privacy.beside.before} `}
        <a href={paths.privacy} className="text-link inline-block py-0.5">
          {privacy.beside.link}
        </a>
        .
      </p>
    </>
  )
}

const onlyShown = ({ about, topic, subject, reason }: Asked) => ({ about, topic, subject, reason })
