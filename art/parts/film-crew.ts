import { disc, place, shape, stroke } from './svg.ts'

const [dark, coat, lit] = ['#0d1f1c', '#1d423c', '#f9d48a']

/** Camera, boom and director against the light, about 560 wide; the camera's tripod stands at `x`, `y`. */
export const filmCrew = (x: number, y: number, scale = 1) =>
  place(x, y, scale, director() + recordist() + operator() + camera() + cases())

const head = (x: number, y: number, body = '') =>
  place(
    x,
    y,
    1,
    shape(dark, 'M-7 8-6-6H6L7 8Z') + disc(dark, 0, -12, 12) + shape(lit, 'M6-22A12 12 0 0 1 6-2Q11-12 6-22Z') + body,
  )

const cap =
  shape('#8c3620', 'M-13-12Q-14-27 0-27T12-15L22-12Q4-12-13-12Z') +
  shape(lit, 'M5-26Q11-24 12-15L22-12 11-14Q10-22 5-26Z')
const bun = shape(dark, 'M-13-8Q-16-26 0-26 12-24 10-16-2-18-6-6Z') + disc(dark, -13, -22, 7)
const beanie =
  shape('#b3492b', 'M-13-12Q-15-29 0-29T12-15Q0-18-13-12Z') + shape(lit, 'M4-29Q12-26 12-15L8-16Q9-24 4-29Z')

/** The camera operator bends to the eyepiece, one hand on the pan bar. */
const operator = () =>
  shape(dark, 'M-92-70H-58L-60-34-54 0H-66L-74-36-84 0H-98L-88-36Z') +
  shape(coat, 'M-96-66Q-98-122-70-142-54-150-46-140-48-100-56-62Z') +
  shape(lit, 'M-58-146Q-50-148-46-140-48-100-56-62H-61Q-54-104-58-146Z') +
  stroke(coat, 12, 'M-66-130-46-112-26-118') +
  stroke(lit, 2.4, 'M-62-134-45-118-26-123') +
  head(-46, -148, cap)

const camera = () =>
  stroke(dark, 8, 'M0-112-46 0M0-112 44 0M0-112 4 0') +
  stroke(lit, 2, 'M3-108 47-2M2-106 7-2') +
  shape(dark, 'M-20-122H20V-108H-20Z') +
  shape(coat, 'M-34-168H34V-122H-34Z') +
  shape(dark, 'M34-160H62V-130H34ZM62-168 86-176V-114L62-122ZM-50-158H-34V-144H-50Z') +
  disc(dark, -14, -184, 20) +
  disc(dark, 18, -182, 16) +
  disc('#8c3620', -14, -184, 8) +
  disc('#8c3620', 18, -182, 6) +
  shape(
    lit,
    'M28-168H34V-122H28ZM80-174 86-176V-114L80-116ZM0-199A20 20 0 0 1 3-174Q8-188 0-199ZM28-195A16 16 0 0 1 30-172Q36-184 28-195Z',
  )

/** The boom operator holds the microphone high above the camera. */
const recordist = () =>
  shape(dark, 'M-214-78H-178L-180-38-172 0H-186L-194-40-206 0H-220L-212-40Z') +
  shape(coat, 'M-218-72Q-222-128-206-150H-186Q-170-128-174-72Z') +
  shape(lit, 'M-192-150H-186Q-170-128-174-72H-180Q-178-124-192-150Z') +
  shape('#2f6a55', 'M-206-104H-180V-76H-206Z') +
  stroke(coat, 12, 'M-208-144-230-172-214-198M-184-144-162-170-160-206') +
  stroke(lit, 2.4, 'M-178-142-156-170-154-204') +
  stroke(dark, 5, 'M-250-182 104-268') +
  stroke(lit, 1.6, 'M-150-209 104-271') +
  shape(dark, 'M96-282 152-290Q164-286 164-276T154-262L100-258Q90-266 96-282Z') +
  shape(lit, 'M140-288 152-290Q164-286 164-276T154-262L148-261Q158-276 140-288Z') +
  head(-196, -158, beanie)

/** The director points out the shot from a folding chair, pages in hand. */
const director = () =>
  stroke(dark, 6, 'M-372 0-318-60M-318 0-372-60M-378-60H-312M-376-60-384-128') +
  shape('#b3492b', 'M-392-128H-372L-368-92H-388Z') +
  shape(dark, 'M-366-74-318-76Q-296-74-296-56L-290-6-278 0H-306L-312-50-360-52Z') +
  shape(coat, 'M-374-60Q-380-114-358-130H-342Q-326-112-330-60Z') +
  shape(lit, 'M-348-130H-342Q-326-112-330-60H-336Q-334-106-348-130Z') +
  stroke(coat, 11, 'M-346-122-314-124-284-138') +
  stroke(lit, 2.2, 'M-344-127-314-129-284-143') +
  stroke(coat, 11, 'M-352-116-336-88-316-84') +
  shape('#f9e3b0', 'M-322-98-296-106-290-82-316-76Z') +
  head(-350, -138, bun)

const cases = () =>
  shape(dark, 'M-150-34H-110V0H-150ZM-138-42H-122V-34H-138Z') +
  shape('#8c3620', 'M-146-56H-116V-42H-146Z') +
  shape(lit, 'M-116-34H-110V0H-116ZM-120-56H-116V-42H-120Z') +
  dog()

/** Someone sits and waits for the boat. */
const dog = () =>
  place(
    128,
    2,
    1,
    shape(
      dark,
      'M-30 0Q-36-4-44-16L-38-18Q-30-8-22-8-24-34-8-48L-8-60Q-12-70-6-74L0-66Q12-66 14-58L28-54Q28-46 16-45L10-42Q14-24 12-4L18 0H2L0-18-6 0Z',
    ) + shape(lit, 'M8-63Q13-62 14-58L28-54Q28-46 16-45L10-42Q14-24 12-4L18 0H13L7-4Q9-26 4-42L18-50Z'),
  )
