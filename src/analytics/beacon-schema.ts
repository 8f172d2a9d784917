import * as v from 'valibot'

/** The forms that send enquiries, by the name that they send along. */
export const FormNameSchema = v.picklist(['contact', 'partnership'])
export type FormName = v.InferOutput<typeof FormNameSchema>

/** What only the browser knows of a form: a refusal before anything was sent, or a sending that nobody answered. */
const FormBeaconSchema = v.variant('step', [
  v.strictObject({
    event: v.literal('form'),
    form: FormNameSchema,
    step: v.picklist(['seen', 'started']),
  }),
  v.strictObject({
    event: v.literal('form'),
    form: FormNameSchema,
    step: v.literal('failed'),
    reason: v.picklist(['validation', 'network']),
  }),
])

/** How the visitor got to the page, as `web-vitals` names it. */
const navigation = v.picklist(['navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore'])

const hour = 3_600_000

export const MetricSchema = v.variant('name', [
  v.strictObject({
    name: v.picklist(['LCP', 'INP', 'FCP', 'TTFB']),
    /** Milliseconds. */
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(hour)),
    navigation,
  }),
  v.strictObject({
    name: v.literal('CLS'),
    /** A share of the viewport, without a unit. */
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    navigation,
  }),
])
export type Metric = v.InferOutput<typeof MetricSchema>

/** What the browser sends to be counted. It has no field in which anything about a person would fit. */
export const BeaconSchema = v.variant('event', [
  FormBeaconSchema,
  v.strictObject({
    event: v.literal('vitals'),
    route: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
    metrics: v.pipe(v.array(MetricSchema), v.minLength(1), v.maxLength(10)),
  }),
])
export type Beacon = v.InferOutput<typeof BeaconSchema>
