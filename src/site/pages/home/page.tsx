import { GivesBack } from './gives-back.tsx'
import { Hero } from './hero.tsx'
import { Network } from './network.tsx'
import { News } from './news.tsx'
import { Reach } from './reach.tsx'
import { Vision } from './vision.tsx'

export function Home() {
  return (
    <>
      <Hero />
      <Network />
      <Vision />
      <GivesBack />
      <News />
      <Reach />
    </>
  )
}
