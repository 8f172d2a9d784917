import { box, type Point, polygon, shape } from './svg.ts'

type Fence = { from: Point; to: Point; posts: number; height: number; ink: string }

/** A fence of posts and two rails along a straight slope. */
export const fence = ({ from: [x1, y1], to: [x2, y2], posts, height, ink }: Fence) => {
  const post = (_: unknown, i: number) => {
    const along = i / (posts - 1)
    return box(x1 + (x2 - x1) * along - height * 0.08, y1 + (y2 - y1) * along - height, height * 0.16, height * 1.1)
  }
  const rail = (up: number) =>
    polygon([
      [x1, y1 - height * up],
      [x2, y2 - height * up],
      [x2, y2 - height * (up - 0.13)],
      [x1, y1 - height * (up - 0.13)],
    ])
  return shape(ink, Array.from({ length: posts }, post).join('') + rail(0.8) + rail(0.42))
}
