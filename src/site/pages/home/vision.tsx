import { Plate } from '../../../ui/picture/plate.tsx'
import { home } from '../../content/home.ts'
import { Passage } from '../../layout/passage.tsx'

export function Vision() {
  return (
    <section className="surface-ink beside-plate" aria-labelledby="vision">
      <Plate
        of="plates/vision"
        className="relative max-lg:aspect-[4/3] lg:col-start-2 lg:row-span-2"
        imageClassName="fills object-cover"
      />
      <p className="plate-caption bleed-right lg:col-start-1 lg:row-start-2 lg:pb-8">{home.vision.caption}</p>
      <div className="lg:col-start-1 lg:row-start-1 band-beside inset-right bleed-right">
        <Passage words={home.vision} id="vision" />
      </div>
    </section>
  )
}
