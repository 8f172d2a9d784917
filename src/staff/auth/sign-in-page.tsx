import { Plate } from '../art/plate.tsx'
import { signInWords } from '../content/staff.ts'
import { Island } from '../islands/island.tsx'
import { SignInForm, type SignInFormProps } from '../islands/sign-in-form.tsx'

type Props = Pick<SignInFormProps, 'next' | 'answered'>

/** The sign-in form: on its own page, and in place of a page that asks for it. */
export function SignIn({ next, answered }: Props) {
  return (
    <div className="wrap pt-[clamp(7rem,4rem+8vw,11rem)] pb-20 columns">
      <Plate
        of="plates/lighthouse-station"
        decorative
        className="print max-lg:hidden lg:order-last lg:col-span-6 lg:col-start-7 flex flex-col"
        imageClassName="w-full flex-1 min-h-0 object-cover object-[75%_50%]"
      />
      <div className="print p-6! sm:p-9! max-w-[34rem] lg:col-span-6">
        <h1 className="title-section">{signInWords.heading}</h1>
        <p className="mt-3 text-muted text-balance">{signInWords.hint}</p>
        <Island
          name="sign-in-form"
          component={SignInForm}
          when="load"
          props={{ next, words: signInWords, ...(answered && { answered }) }}
        />
      </div>
    </div>
  )
}
