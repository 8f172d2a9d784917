import { chromium as pw } from 'playwright-core'
import { chromium } from './test/e2e/chromium.ts'
const [,, out, width, height, scheme, ...paths] = process.argv
const b = await pw.launch(await chromium())
const ctx = await b.newContext({ viewport: { width: +width, height: +height }, colorScheme: scheme as any, reducedMotion: 'reduce' })
const p = await ctx.newPage()
p.on('console', m => { if (m.type() === 'error') console.log('console', m.text()) })
for (const path of paths) {
  await p.goto('http://localhost:8940' + path)
  const h = await p.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < h; y += 600) { await p.evaluate(y => scrollTo(0, y), y); await p.waitForTimeout(60) }
  await p.evaluate(() => scrollTo(0, 0)); await p.waitForTimeout(200)
  await p.screenshot({ path: `${out}${path.replaceAll('/', '_')}-${width}-${scheme}.png`, fullPage: true })
  console.log(path, h)
}
await b.close()
