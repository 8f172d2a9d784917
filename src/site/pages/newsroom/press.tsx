import { dueDay } from '../../../contactmails/due/due-date.ts'
import { paths } from '../../../paths.ts'
import { downloads, type PictureName } from '../../../ui/picture/catalogue.ts'
import { Plate } from '../../../ui/picture/plate.tsx'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { fill } from '../../../ui/text/fill.ts'
import { newsroom, press } from '../../content/content.ts'
import { boilerplate, pressFacts, pressPerson, sizeOf } from '../../content/press.ts'
import { officeHours } from '../../layout/contact-lines.tsx'
import { NewsCard } from '../../layout/news-card.tsx'
import { OpeningBeside } from '../../layout/openings.tsx'
import { Columns, FactList, Passage } from '../../layout/passage.tsx'
import { newsAt } from '../../publication/shown.ts'
import { Boilerplate, Download, Logo } from './press-kit.tsx'

const cards = 'mt-10 grid gap-[clamp(1rem,2.5vw,2rem)]'

export function Press({ now }: { now: Date }) {
  const filled = { ...pressPerson(), day: dueDay(now), ...officeHours }
  const answers = { ...press.answers, paragraphs: press.answers.paragraphs.map((text) => fill(text, filled)) }
  const latest = newsAt(now).filter(({ hasLink }) => hasLink)
  return (
    <>
      <OpeningBeside words={press.opening} plate="plates/press" />
      <Columns id="who-we-are" surface="surface-paper">
        <Passage words={press.facts} className="lg:col-span-5">
          <FactList facts={pressFacts()} className="mt-8" />
          <p className="mt-8 unprinted">
            <Download file={downloads.archive.file} className="button">
              {`${press.archive} (ZIP,\u00a0${sizeOf(downloads.archive.bytes)})`}
            </Download>
          </p>
        </Passage>
        <Passage words={press.boilerplate} id="who-we-are" className="max-lg:mt-10 lg:col-span-6 lg:col-start-7">
          {boilerplate().map((text) => (
            <Boilerplate key={text} text={text} />
          ))}
        </Passage>
      </Columns>
      <section className="band surface-night" aria-labelledby="answers">
        <Passage words={answers} id="answers" className="wrap" />
      </section>
      <section className="wrap band unprinted" aria-labelledby="logos">
        <Passage words={press.logos} id="logos" />
        <ul className={`${cards} grid-cols-1 md:grid-cols-2 xl:grid-cols-3`}>
          {downloads.logos.map(({ slug, name, light, dark }) => (
            <li key={slug} className="print md:first:col-span-2">
              <h3 className="title-text">{name}</h3>
              <Logo {...light} name={name} ground={press.logos.light} className="bg-paper" />
              <Logo {...dark} name={name} ground={press.logos.dark} className="bg-ink" />
            </li>
          ))}
        </ul>
      </section>
      <section className="band surface-shade unprinted" aria-labelledby="prints">
        <div className="wrap">
          <Passage words={press.prints} id="prints" />
          <ul className={`${cards} grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,21%)),1fr))]`}>
            {downloads.prints.map(({ picture, caption, file, bytes, width, height }) => (
              <li key={picture}>
                <Plate
                  of={picture as PictureName}
                  caption={caption}
                  imageClassName="w-full aspect-square object-contain object-left-bottom"
                />
                <Download file={file} of={caption} className="text-link text-small inline-block py-0.5">
                  {`PNG, ${width} × ${height}, ${sizeOf(bytes)}`}
                </Download>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap band" aria-labelledby="latest">
        <h2 id="latest" className="title-section">
          {press.latest}
        </h2>
        <div className={`${cards} grid-cols-1 lg:grid-cols-[7fr_5fr]`}>
          {latest.slice(0, 2).map((item) => (
            <NewsCard key={item.slug} item={item} level={3} className="lg:row-span-2 lg:grid-rows-subgrid" />
          ))}
        </div>
        <p className="mt-10">
          <ActionLink text={newsroom.back} href={paths.newsroom} />
        </p>
      </section>
    </>
  )
}
