import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import type { StaffContext } from '../../guards/session.ts'
import type { Refused } from '../credentials/sign-in-result.ts'
import { renderSignIn } from './sign-in-page.tsx'

type Sheet = { heading: string; hint: string; back?: string; form?: (message?: string) => ReactNode }

export const renderSheet = (c: StaffContext, { heading, hint, back = 'Sign in', form }: Sheet, refused?: Refused) =>
  renderSignIn(
    c,
    heading,
    <div className="wrap pt-34 pb-20">
      <div className="print p-6! sm:p-9! max-w-[34rem]">
        <h1 className="title-section">{heading}</h1>
        <p className="mt-3 text-muted">{hint}</p>
        {form?.(refused?.message)}
        <p className="mt-6">
          <a href={paths.login} className="text-link inline-flex items-center min-h-11">
            {back}
          </a>
        </p>
      </div>
    </div>,
    refused,
  )
