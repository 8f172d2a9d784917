import type { PictureName } from '../../ui/picture/catalogue.ts'
import { Plate } from '../../ui/picture/plate.tsx'
import { newsroom } from '../content/content.ts'
import type { PassageWords, PlatePassage } from '../content/schemas/passage.ts'
import { Paragraphs, Passage } from './passage.tsx'

export function OpeningBeside({ words, plate }: { words: PlatePassage; plate: PictureName }) {
  return (
    <div className="grid lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:grid-rows-[1fr_auto] lg:min-h-[46rem]">
      <div className="opening pb-10 inset-right bleed-right self-center">
        <Passage words={words} size="title-beside" />
      </div>
      <Plate
        of={plate}
        eager
        className="relative max-lg:aspect-[4/3] lg:row-span-2 lg:mt-30"
        imageClassName="fills object-cover"
      />
      <p className="plate-caption bleed-right max-lg:pb-6 lg:order-first lg:col-start-1 lg:row-start-2 lg:pb-8">
        {words.caption}
      </p>
    </div>
  )
}

export function OpeningWide({ words, className = '' }: { words: PassageWords; className?: string }) {
  return (
    <div className={`wrap opening columns gap-y-6 lg:items-end ${className}`}>
      <Passage words={{ ...words, paragraphs: [] }} size="title-page" className="lg:col-span-8" />
      <div className="lg:col-span-4">
        <Paragraphs of={words.paragraphs} className="lead text-balance lg:pb-2" />
      </div>
    </div>
  )
}

export const openingOfPage = (opening: PlatePassage, page: number): PlatePassage =>
  page === 1 ? opening : { ...opening, label: `${opening.label} · ${newsroom.page} ${page}` }
