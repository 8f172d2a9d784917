import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape, stroke } from './svg.ts'

const [body, shade, lit, dark] = [inks.brass, '#cf9238', '#fbe3ab', '#16302b']

/** A bush plane on floats flying to the right, 640 long, its wing's root at `x`, `y`; `pitch` in degrees, nose down. */
export const floatPlane = (x: number, y: number, scale = 1, pitch = 0) =>
  place(
    x,
    y,
    scale,
    `<g transform="rotate(${pitch})">${farWing() + floats() + tail() + fuselage() + cabin() + nose() + nearWing()}</g>`,
  )

const farWing = () =>
  shape(shade, 'M60-92 140-98 300-196Q292-214 268-212L236-206Z') +
  shape(dark, 'M268-212Q292-214 300-196L278-183 244-207Z')

const nearWing = () =>
  stroke(dark, 8, 'M54 20-66-128M86 18-20-130') +
  stroke(shade, 3, 'M58 18-60-126') +
  shape(shade, 'M-36-86 132-92 36-246-190-232Q-226-228-222-212Z') +
  shape(body, 'M132-92 36-246-190-232Q-214-229-220-221L-40-98Z') +
  shape(lit, 'M132-92 36-246 18-245 108-91Z') +
  shape(inks.cedar, 'M-128-236-190-232Q-226-228-222-212L-190-190-64-196-96-238Z') +
  shape('#d9653f', 'M-64-196-96-238-110-237-82-195Z')

const fuselage = () =>
  shape(
    body,
    'M244-64Q262-56 262-24 258 22 222 32L60 36Q-150 24-312-28-322-36-318-52L-300-62-70-84-30-98H100L150-74Z',
  ) +
  shape(shade, 'M262-24Q258 22 222 32L60 36Q-150 24-312-28L-318-36Q-150 8 60 14 210 14 262-24Z') +
  shape(inks.cedar, 'M258-40Q262-32 262-16L60-8Q-150-16-318-46L-312-56Q-150-32 60-26Z') +
  shape('#d9653f', 'M258-40Q262-32 262-16L150-12V-30Z')

const tail = () =>
  shape(shade, 'M-316-40-388-20-384-8-262-30Z') +
  shape(body, 'M-226-60-304-54-348-158Q-346-172-322-172-296-172-282-150Z') +
  shape(inks.cedar, 'M-331-118-348-158Q-346-172-322-172-296-172-282-150L-262-118Z') +
  shape(lit, 'M-226-60-282-150Q-290-162-298-167L-304-170-246-58Z')

const cabin = () =>
  shape(dark, 'M-26-92H100L142-68H-38Z') +
  shape(inks.glacier, 'M70-88H98L132-70H70ZM16-88H62V-70H16ZM-32-72-22-88H8V-70Z') +
  shape(inks.snow, 'M84-88H98L132-70H116ZM42-88H62V-70H56Z') +
  disc(dark, 82, -72, 9) +
  stroke(shade, 3, 'M8-66V28H64V-66')

const nose = () =>
  shape(dark, 'M232-68Q248-66 256-56 264-44 264-20 262 12 236 28 250 0 248-28 246-54 232-68Z') +
  shape(lit, 'M150-74 232-68Q240-60 244-48L150-56Z') +
  `<ellipse cx="274" cy="-18" rx="10" ry="98" fill="${inks.snow}" fill-opacity=".45"/>` +
  shape(inks.cedar, 'M262-32Q288-28 290-18 288-8 262-4Z')

const floats = () =>
  shape('#8a98a0', 'M-90 104H216Q266 104 286 88 278 124 230 132H-20L-60 118Z') +
  stroke(dark, 7, 'M24 30-24 122M24 30 60 118M168 28 120 118M168 28 206 108M-24 122 60 34') +
  shape('#cfd6d2', 'M-150 122H192Q250 122 272 104 264 146 206 156H-40L-90 144-146 134Z') +
  shape(inks.snow, 'M-20 122H192Q250 122 272 104 270 118 262 128 236 136 192 136H-10Z') +
  shape('#8a98a0', 'M-146 134-90 144-40 156H206Q224 153 238 146L-60 146-144 128Z')
