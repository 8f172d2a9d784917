import { useAtom } from 'jotai'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { openTeamMemberAtom } from '../atoms/team-member.ts'
import { Icon } from '../ui/icon.tsx'
import { isOnBackdrop, useModal } from './modal.ts'

type Props = {
  slug: string
  name: string
  position: string
  brand: string
  portrait: { src: string; width: number; height: number; alt: string }
  words: { open: string; close: string }
  /** The story's paragraphs. */
  children?: ReactNode
}

/** A leader's card, and the dialog with the story that it opens. */
export function TeamModal({ slug, name, position, brand, portrait, words, children }: Props) {
  const { alt, ...image } = portrait
  const [openSlug, setOpenSlug] = useAtom(openTeamMemberAtom)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = `story-${slug}`
  const setOpen = (open: boolean) => setOpenSlug(open ? slug : null)
  useModal(dialog, openSlug === slug, setOpen)

  const press = (open: boolean) => (event: MouseEvent) => {
    event.preventDefault()
    setOpen(open)
  }

  return (
    <>
      <button
        type="button"
        className="lifts print group block w-full text-left"
        popoverTarget={id}
        aria-haspopup="dialog"
        onClick={press(true)}
      >
        <img {...image} alt={alt} loading="lazy" decoding="async" className="w-full" />
        <span className="block mt-4 font-display font-semibold text-[1.4rem] leading-tight">{name}</span>
        <span className="block mt-1 text-muted">{position}</span>
        <span className="flex items-center gap-2 mt-3 font-semibold text-accent group-hover:underline underline-offset-4">
          {words.open}
          <Icon name="arrow-right" className="size-4" />
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        className="story surface-paper border border-line"
        aria-labelledby={`${id}-name`}
        onClose={() => setOpen(false)}
        onClick={(event) => isOnBackdrop(event) && setOpen(false)}
      >
        <div className="sticky top-0 z-1 flex justify-end h-0">
          <button
            type="button"
            className="button-icon m-3 bg-surface"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={words.close}
            onClick={press(false)}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="grid md:grid-cols-[5fr_7fr]">
          <img
            {...image}
            alt={alt}
            loading="lazy"
            decoding="async"
            className="w-full h-full object-cover object-top max-md:aspect-[4/3]"
          />
          <div className="p-6 md:p-9">
            <p className="label md:pr-12">{brand}</p>
            <h2 id={`${id}-name`} className="title-part mt-3">
              {name}
            </h2>
            <p className="mt-1 text-muted">{position}</p>
            {children}
          </div>
        </div>
      </dialog>
    </>
  )
}
