import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape, stroke } from './svg.ts'

const [trousers, skin, skinLit] = ['#2a2a33', '#a8683f', '#f0bd8a']

/** A printer in a paper hat, pulling the bar of a press on the right, 430 high, standing on `y`. */
export const printer = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    stroke(inks.moss, 30, 'M-20-322 36-296') +
      stroke(skin, 20, 'M36-296 96-356') +
      shape(trousers, 'M-56-200-84-100-120-14H-76L-40-96-8-160 30-92 44-14H86L70-104 44-204Z') +
      shape(inks.ink, 'M-124-16H-74V0H-110Q-124-2-124-16ZM40-16H84L104-4V0H40Z') +
      shape('#3f7c66', 'M-60-190Q-92-290-76-340-66-362-34-362H-8Q18-352 22-316 28-250 44-190Z') +
      shape('#2a5a49', 'M-60-190Q-92-290-76-340-66-362-50-362-66-320-36-190Z') +
      shape(inks.paperShade, 'M-2-330 18-330Q30-250 46-196L56-92H-16L-26-196-14-290Z') +
      shape(inks.snow, 'M6-330H18Q30-250 46-196L56-92H34L26-200Z') +
      shape('#6b6f78', 'M0-180q20-12 24 8t-22 10ZM18-140l16-6 2 12-14 4Z') +
      stroke('#8a4a32', 5, 'M-2-328-26-362M-24-206-58-198') +
      stroke('#3f7c66', 32, 'M-40-326 14-276') +
      stroke(skin, 21, 'M16-276 92-340') +
      stroke(skinLit, 5, 'M22-272 96-334') +
      stroke(inks.snow, 8, 'M6-298 26-264') +
      shape(skin, 'M-34-370-32-392H-4L-6-356Q-24-350-34-370Z') +
      disc(skin, -14, -404, 29) +
      shape(skinLit, 'M4-427A29 29 0 0 1 4-381Q16-388 18-402L13-406Q14-416 4-427Z') +
      stroke('#4a2a1e', 3, 'M0-406v2M-5-415q5-3 9-1') +
      shape('#4a2a1e', 'M-42-408-44-398Q-42-376-20-366-2-368 10-382L-6-392-22-396-26-410Z') +
      shape(inks.paperShade, 'M-48-412-42-452H12L18-416Z') +
      shape(inks.snow, 'M-6-452H12L18-416-2-415Z'),
  )

/** An apprentice holding up a fresh sheet, 500 high, standing on `y`; the sheet is 250 wide, its upper edge 402 up. */
export const apprentice = (x: number, y: number, sheet: string, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(trousers, 'M-46-190H-4L-10-12H-46ZM4-190H46V-12H10Z') +
      shape('#6b6470', 'M36-190H46V-12H38Z') +
      shape(inks.ink, 'M-58-16H-8V0H-64Q-64-12-58-16ZM8-16H58Q64-12 64 0H8Z') +
      shape(inks.cedar, 'M-34-414Q-78-412-84-374L-70-150H70L84-374Q78-412 34-414Z') +
      shape('#dc7448', 'M14-414H34Q78-412 84-374L82-340Q60-398 14-414Z') +
      stroke(inks.cedar, 34, 'M-64-386-158-326M64-386 158-326') +
      stroke('#dc7448', 8, 'M70-398 168-334') +
      shape(skin, 'M-16-444H16V-408Q0-396-16-408Z') +
      disc('#2b1c18', -4, -502, 18) +
      disc(skin, 0, -458, 32) +
      shape(skinLit, 'M10-488A32 32 0 0 1 8-427Q20-444 20-458 20-476 10-488Z') +
      shape('#2b1c18', 'M-33-454Q-40-496 0-496 38-494 33-454 26-478 4-480-22-478-33-454Z') +
      stroke('#2b1c18', 3, 'M-14-456v2M12-456v2M-18-465q5-3 9-1M8-466q5-2 9 1') +
      stroke('#7d4528', 3, 'M-1-452-3-444H1M-9-436q9 6 17 0') +
      sheet +
      stroke(skin, 22, 'M-158-326-138-352M158-326 138-352') +
      shape(skin, 'M-140-372q12-6 28 0v22q-14 8-28 0ZM112-372q16-6 28 0v22q-14 8-28 0Z') +
      shape(skinLit, 'M132-374q6 0 8 2v22l-8 4Z'),
  )
