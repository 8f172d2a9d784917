import { Plate } from '../../../ui/picture/plate.tsx'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { home } from '../../content/content.ts'
import { Columns, Paragraphs } from '../../layout/passage.tsx'

export function GivesBack() {
  const { label, figure, heading, paragraphs, action, caption } = home.givesBack
  return (
    <Columns id="gives-back" surface="surface-paper" className="max-lg:gap-y-14 items-center">
      <Plate
        of="plates/gives-back"
        caption={caption}
        className="print settles lg:col-span-5 lg:[rotate:-1.2deg] max-w-[34rem]"
      />
      <div className="lg:col-span-7">
        <p className="label">{label}</p>
        <h2 id="gives-back" className="mt-4">
          <span className="share-figure">{figure}</span>{' '}
          <span className="block mt-5 title-section max-w-[17ch]">{heading}</span>
        </h2>
        <Paragraphs of={paragraphs} className="mt-6 max-w-[56ch]" />
        {action && (
          <p className="mt-8">
            <ActionLink {...action} />
          </p>
        )}
      </div>
    </Columns>
  )
}
