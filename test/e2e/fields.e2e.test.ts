import { paths } from '../../src/paths.ts'
import { expect, test } from './fixtures.ts'

type Node = {
  role?: { value: string }
  name?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
  backendDOMNodeId?: number
}

for (const path of [paths.contact, paths.ourCommunity]) {
  test(`every field of the form of ${path} is said to be required if its label has an asterisk`, async ({ page }) => {
    await page.goto(path)
    const controls = page.locator('form .field')
    const labelled = await controls.evaluateAll((fields) =>
      fields.map((field) => {
        const label = (field as HTMLInputElement).labels?.[0]?.textContent ?? ''
        return { name: label.replace(/\W*$/, ''), marked: label.includes('*'), required: field.matches(':required') }
      }),
    )
    expect(labelled.filter(({ marked, required }) => marked !== required)).toEqual([])
    const names = labelled.flatMap(({ name, required }) => (required ? [name] : []))
    expect(names.length).toBeGreaterThan(3)

    const devtools = await page.context().newCDPSession(page)
    const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
    const fields = nodes.filter(({ role, name }) => role?.value === 'textbox' && names.includes(name?.value ?? ''))
    const selectors = nodes.filter(({ role, name }) => role?.value === 'combobox' && names.includes(name?.value ?? ''))
    expect(fields.length + selectors.length).toBe(names.length)
    // Of a selector the protocol never tells it, though the tree for screen readers has it: see docs/accessibility.md.
    for (const { name, properties = [] } of fields) {
      expect(properties.find((property) => property.name === 'required')?.value.value, name?.value).toBe(true)
    }
  })
}

test('each line of a field begins at the right if its first letter is Arabic or Hebrew', async ({ page }) => {
  await page.goto(paths.contact)
  for (const name of ['name', 'subject', 'message'])
    await expect(page.locator(`#contact [name=${name}]`)).toHaveCSS('unicode-bidi', 'plaintext')
})

test('at 320 px the longest reason to write has room beside the arrow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(paths.contact)
  const [room, widest] = await page.locator('#contact select').evaluate((element) => {
    const { options, clientWidth } = element as HTMLSelectElement
    const { font, paddingLeft, paddingRight } = getComputedStyle(element)
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    pen.font = font
    const widths = [...options].map(({ text }) => pen.measureText(text).width)
    return [clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight), Math.max(...widths)]
  })
  expect(widest).toBeGreaterThan(100)
  expect(room).toBeGreaterThan(Number(widest))
})

test('a link to an e-mail address has it in its name without spaces', async ({ page }) => {
  await page.goto(paths.contact)
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  const named = nodes.flatMap(({ role, name }) =>
    role?.value === 'link' && name?.value.includes('@') ? name.value : [],
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !/^([\w ]+:\s+)?\S+@\S+$/.test(name))).toEqual([])
})
