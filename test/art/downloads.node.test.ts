import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { allBrands } from '../../src/site/content/brands.ts'
import { company, contactInfo } from '../../src/site/content/content.ts'
import { boilerplate, pressPerson, printPictures } from '../../src/site/content/press.ts'
import downloads from '../../src/ui/printed/downloads.json' with { type: 'json' }

const bytesOf = (file: string) => readFileSync(`public/${file}`)
const sizeOfPng = (png: Uint8Array) => {
  const view = Buffer.from(png)
  expect(view.subarray(1, 4).toString()).toBe('PNG')
  return [view.readUInt32BE(16), view.readUInt32BE(20)]
}

describe('the archive', () => {
  const files = unzipSync(bytesOf(downloads.archive.file))

  it('has the logo of each company for light and dark grounds, as SVG and as PNG', () => {
    const names = ['forager', ...allBrands.map(({ slug }) => slug)].flatMap((slug) =>
      ['light', 'dark'].flatMap((ground) =>
        ['svg', 'png'].map((ending) => `logos/${slug}-for-${ground}-backgrounds.${ending}`),
      ),
    )
    expect(Object.keys(files).sort()).toEqual([...names, 'words.txt'].sort())
    for (const name of names.filter((name) => name.endsWith('png')))
      expect(sizeOfPng(files[name] as Uint8Array)[0]).toBe(1600)
    for (const name of names.filter((name) => name.endsWith('svg')))
      expect(new TextDecoder().decode(files[name])).toMatch(/^<svg [^>]*viewBox=.*<\/svg>$/s)
  })

  it('has the words of the page', () => {
    const text = new TextDecoder().decode(files['words.txt'])
    for (const words of boilerplate()) expect(text).toContain(words)
    expect(text).toContain(`${pressPerson().name}, ${pressPerson().position}, ${contactInfo.phone}`)
  })

  it('is as large as the page says', () => {
    expect(bytesOf(downloads.archive.file).length).toBe(downloads.archive.bytes)
  })
})

it('has every picture in the size and weight that the page names', () => {
  expect(downloads.prints.map(({ picture }) => picture)).toEqual(
    printPictures.map(({ folder, name }) => `${folder}/${name}`),
  )
  for (const { file, width, height, bytes } of downloads.prints) {
    expect(sizeOfPng(bytesOf(file))).toEqual([width, height])
    expect(bytesOf(file).length).toBe(bytes)
  }
})

it('has a contact card that a parser reads', () => {
  const card = new ICAL.Component(ICAL.parse(bytesOf(downloads.card).toString()))
  const first = (name: string) => card.getFirstPropertyValue(name)
  expect([card.name, first('fn'), first('tel')]).toEqual(['vcard', company.name, contactInfo.phoneE164])
  const { street, city, province, postalCode, country } = contactInfo
  expect(first('adr')).toEqual(['', '', street, city, province, postalCode, country])
  expect(card.getAllProperties('email').map((email) => email.getFirstValue())).toEqual(
    contactInfo.emails.map(({ address }) => address),
  )
})
