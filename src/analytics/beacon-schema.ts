import * as v from 'valibot'

const hour = 3_600_000

const metric = <const Name extends string>(names: Name[], most: number) =>
  v.strictObject({
    name: v.picklist(names),
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(most)),
    navigation: v.picklist(['navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore']),
  })
const MetricSchema = v.variant('name', [metric(['LCP', 'INP', 'FCP', 'TTFB'], hour), metric(['CLS'], 100)])

/** What the browser sends to be counted. No field could hold anything about a person. */
export const BeaconSchema = v.strictObject({
  event: v.literal('vitals'),
  route: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
  metrics: v.pipe(v.array(MetricSchema), v.minLength(1), v.maxLength(10)),
})
export type Beacon = v.InferOutput<typeof BeaconSchema>
