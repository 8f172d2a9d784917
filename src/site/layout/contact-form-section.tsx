import { useContext } from 'react'
import { enquiryWords } from '../content/interface.ts'
import { privacy } from '../content/privacy.ts'
import { EnquiryForm, type EnquiryFormProps, enquiryDraftKey } from '../islands/enquiry-form.tsx'
import { Island } from '../islands/island.tsx'
import { paths } from '../paths.ts'
import type { EnquiryForm as EnquiryKind } from '../schemas/beacon.ts'
import { partnershipReason } from '../schemas/contactmail.ts'
import { BeaconUrl } from './beacon-url.ts'
import { TurnstileKey } from './turnstile-key.ts'

export type { EnquiryKind }

const { reason: _, placeholder: __, ...wordsWithoutSelector } = enquiryWords

type Props = { form: EnquiryKind; title: string; answered?: EnquiryFormProps['answered'] }

/** The contact form, or the partnership form with its fixed reason. */
export function Enquiry({ form, title, answered }: Props) {
  const turnstile = useContext(TurnstileKey)
  const beaconUrl = useContext(BeaconUrl)
  return (
    <>
      <Island
        name="enquiry-form"
        component={EnquiryForm}
        when="interaction"
        stored={enquiryDraftKey(form)}
        props={{
          form,
          title,
          ...(form === 'partnership'
            ? { words: wordsWithoutSelector, reason: partnershipReason }
            : { words: enquiryWords }),
          ...(turnstile && { turnstile }),
          ...(beaconUrl && { beacons: { url: beaconUrl, form } }),
          ...(answered && { answered }),
        }}
      />
      <p className="mt-6 text-small text-muted">
        {privacy.beside.before}{' '}
        <a href={paths.privacy} className="text-link inline-block py-0.5">
          {privacy.beside.link}
        </a>
        .
      </p>
    </>
  )
}
