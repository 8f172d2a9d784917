import { paths } from '../../../paths.ts'
import { Dialog, DialogClose, DialogOpener } from '../../../ui/dialog/dialog.tsx'
import { type PictureName, picture } from '../../../ui/picture/catalogue.ts'
import { Icon } from '../../../ui/picture/icon.tsx'
import { PhotographImage } from '../../../ui/picture/photograph.tsx'
import { brandBySlug } from '../../content/brands.ts'
import { company, type team } from '../../content/content.ts'
import { teamModalWords as words } from '../../content/interface.ts'
import { Prose } from '../../layout/passage.tsx'

type Props = (typeof team)[number] & { eager: boolean }

export function Leader({ slug, title, position, brand, story, portrait, photograph, eager }: Props) {
  const id = `story-${slug}`
  const portraitOf = (eager: boolean, className: string) =>
    photograph ? (
      <PhotographImage
        of={{ ...photograph, alt: portrait }}
        sizes="(min-width: 40em) 24rem, 100vw"
        eager={eager}
        imageClassName={`aspect-[4/5] object-cover ${className}`}
      />
    ) : (
      <img
        {...picture(`portraits/${slug}` as PictureName)}
        alt={portrait}
        loading={eager ? 'eager' : 'lazy'}
        className={`object-cover object-top ${className}`}
      />
    )
  return (
    <>
      <DialogOpener dialog={id} className="lifts print group block w-full text-start [&_img]:pointer-events-none">
        {portraitOf(eager, 'w-full')}
        <span className="block mt-4 font-display font-semibold text-[1.4rem] leading-tight">{title}</span>
        <span className="block mt-1 text-muted">{position}</span>
        <span className="flex items-center gap-2 mt-3 font-semibold text-accent group-hover:underline underline-offset-4">
          {words.open}
          <Icon name="arrow-right" className="size-4" />
        </span>
      </DialogOpener>
      <Dialog
        id={id}
        aria-labelledby={`${id}-name`}
        closeLabel={words.close}
        panelClassName="dialog-box surface-paper border border-line"
      >
        <div className="sticky top-0 z-1 flex justify-end h-0">
          <DialogClose dialog={id} label={words.close} className="button-icon m-3 bg-surface" />
        </div>
        <div className="grid sm:grid-cols-[5fr_7fr]">
          {portraitOf(false, 'w-full h-full max-sm:aspect-[4/3]')}
          <div className="p-6 sm:p-9 [@media(max-height:30rem)]:pe-20!">
            <p className="label sm:pe-12">
              {brand ? (
                <a className="text-link" href={paths.brand(brand)}>
                  {brandBySlug(brand).name}
                </a>
              ) : (
                company.holding
              )}
            </p>
            <h2 id={`${id}-name`} className="title-part mt-3">
              {title}
            </h2>
            <p className="mt-1 text-muted">{position}</p>
            <Prose of={story} className="mt-4" level={3} />
          </div>
        </div>
      </Dialog>
    </>
  )
}
