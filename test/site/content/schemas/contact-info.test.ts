import * as v from 'valibot'
import { expect, it } from 'vitest'
import contactInfo from '../../../../src/site/content/contact-info.yaml?raw'
import { parseYaml } from '../../../../src/site/content/reading/safe-yaml.ts'
import { ContactInfoSchema } from '../../../../src/site/content/schemas/contact-info.ts'

it.each([
  ['V0N 1V0', true],
  ['V0N1V0', false],
  ['v0n 1v0', false],
])('takes a postal code as the post office writes it: %s', (postalCode, isTaken) => {
  const { value } = parseYaml(contactInfo)
  expect(v.is(ContactInfoSchema, { ...(value as object), postalCode })).toBe(isTaken)
})
