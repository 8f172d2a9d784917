import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** The window, four bytes a pixel. `data.readUInt32BE(4 * (y * width + x))` is red, green, blue and opacity. */
export type Pixels = { data: Buffer; width: number }

/** Takes a picture of the window as it stands, in half the time of Playwright's own, which packs it small. */
export const pixelsOf = async (page: Page): Promise<Pixels> => {
  const devtools = await page.context().newCDPSession(page)
  const { data: png } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true })
  await devtools.detach()
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}
