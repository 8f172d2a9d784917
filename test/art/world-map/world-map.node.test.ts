import { geoNaturalEarth1 } from 'd3-geo'
import { describe, expect, test } from 'vitest'
import { arcsBetween } from '../../../art/world-map/arc.ts'
import { setLabels } from '../../../art/world-map/label.ts'
import { landDots } from '../../../art/world-map/land-dots.ts'
import { worldMaps } from '../../../art/world-map/world-map.ts'
import { places } from '../../../src/site/content/content.ts'

test('the alt text of each map names every place', () => {
  for (const { alt } of worldMaps(places)) {
    for (const { name } of places) expect(alt).toContain(name)
  }
})

describe('arcs', () => {
  const arcs = arcsBetween({ x: 500, y: 300 }, [
    { x: 900, y: 320 },
    { x: 905, y: 322 },
    { x: 100, y: 310 },
    { x: 500, y: 700 },
  ])

  test('leave at distinct angles, even to neighbouring places', () => {
    const angles = arcs
      .map(({ from, control }) => Math.atan2(control.y - from.y, control.x - from.x))
      .toSorted((a, b) => a - b)
    for (const [index, angle] of angles.slice(1).entries()) {
      expect(angle - (angles[index] ?? 0)).toBeGreaterThan(Math.PI / 21)
    }
  })

  test('curve upwards in both directions', () => {
    const [east, , west] = arcs
    expect(east?.control.y).toBeLessThan(300)
    expect(west?.control.y).toBeLessThan(300)
  })
})

describe('labels', () => {
  const frame = { width: 600, height: 400 }
  const pins = [
    { x: 300, y: 200 },
    { x: 330, y: 205 },
    { x: 590, y: 200 },
  ]
  const labels = setLabels({ names: ['Home', 'Nearby', 'Faraway'], pins, obstacles: [], frame })

  test('do not overlap', () => {
    for (const [index, { box }] of labels.entries()) {
      for (const { box: other } of labels.slice(index + 1)) {
        const apart =
          box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top
        expect(apart).toBe(true)
      }
    }
  })

  test('stay on the map', () => {
    for (const { box } of labels) {
      expect(box.left).toBeGreaterThan(0)
      expect(box.right).toBeLessThan(frame.width)
    }
  })
})

describe('land', () => {
  const projection = geoNaturalEarth1().scale(60).translate([180, 90])
  const frame = { width: 360, height: 180, step: 10 }

  test('has dots only where nothing else is drawn', () => {
    expect(landDots(projection, { ...frame, isTaken: () => false })).toMatch(/^M/)
    expect(landDots(projection, { ...frame, isTaken: () => true })).toBe('')
  })

  test('leaves Antarctica out', () => {
    const rows = landDots(projection, { ...frame, isTaken: () => false }).matchAll(/M[\d.]+ ([\d.]+)h/g)
    const [, lowest = 0] = projection([0, -60]) ?? []
    for (const [, y] of rows) expect(Number(y)).toBeLessThan(lowest)
  })
})
