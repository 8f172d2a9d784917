import { Plate } from '../../art/plate.tsx'
import { home } from '../../content/home.ts'
import { Passage } from '../../ui/passage.tsx'

export function Vision() {
  return (
    <section
      className="surface-ink grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:min-h-[44rem]"
      aria-labelledby="vision"
    >
      <div className="order-2 lg:order-1 self-center py-[clamp(3rem,7vw,7rem)] pr-[clamp(1.25rem,4vw,5rem)] bleed-right">
        <Passage words={home.vision} id="vision" />
        <p className="plate-caption mt-8">{home.vision.caption}</p>
      </div>
      <Plate
        of="plates/vision"
        className="order-1 lg:order-2 relative max-lg:aspect-[4/3]"
        imageClassName="absolute inset-0 size-full object-cover"
      />
    </section>
  )
}
