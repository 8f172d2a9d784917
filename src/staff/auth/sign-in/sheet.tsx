import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'

type SheetProps = { heading: string; hint: string; back?: string; children?: ReactNode }

export function Sheet({ heading, hint, back = 'Sign in', children }: SheetProps) {
  return (
    <div className="wrap pt-34 pb-20">
      <div className="print p-6! sm:p-9! max-w-[34rem]">
        <h1 className="title-section">{heading}</h1>
        <p className="mt-3 text-muted">{hint}</p>
        {children}
        <p className="mt-6">
          <a href={paths.login} className="text-link inline-flex items-center min-h-11">
            {back}
          </a>
        </p>
      </div>
    </div>
  )
}
