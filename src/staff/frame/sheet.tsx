import type { ReactElement, ReactNode } from 'react'
import type { Refusal } from '../../http/refuse.ts'
import { paths } from '../../paths.ts'
import type { PrivateMeta } from '../../site/layout/page-meta.ts'
import { bannerWords } from '../../ui/form/banner.tsx'
import type { StaffContext } from '../guards/session.ts'

const meta: Omit<PrivateMeta, 'title'> = {
  pathname: paths.login,
  content: ['Forager staff sign in here to read and answer the messages sent through the website.'],
  keywords: ['sign-in', 'staff', 'Forager'],
}

type Refused = Refusal & { retryAfter?: number }

export const renderSignIn = (c: StaffContext, title: string, content: ReactElement, refused?: Refused) => {
  if (refused) c.status(refused.status)
  if (refused?.retryAfter) c.header('Retry-After', String(refused.retryAfter))
  const shown = refused ? `${bannerWords.error} ${title}` : title
  return c.render(content, { meta: { ...meta, title: `${shown} | Forager` }, isPrivate: true, user: null })
}

type Sheet = {
  heading: string
  hint: string
  back?: { text: string; href: string } | null
  form?: (message?: string) => ReactNode
}

const toSignIn = { text: 'Sign in', href: paths.login }

export const renderSheet = (c: StaffContext, { heading, hint, back = toSignIn, form }: Sheet, refused?: Refused) =>
  renderSignIn(
    c,
    heading,
    <div className="wrap pt-34 lg:pt-40 pb-20">
      <div className="print p-6! sm:p-9! max-w-[34rem]">
        <h1 className="title-section">{heading}</h1>
        <p className="mt-3 text-muted">{hint}</p>
        {form?.(refused?.message)}
        {back && (
          <p className="mt-6">
            <a href={back.href} className="text-link inline-flex items-center min-h-11">
              {back.text}
            </a>
          </p>
        )}
      </div>
    </div>,
    refused,
  )
