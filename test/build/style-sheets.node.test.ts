import postcss, { type Rule } from 'postcss'
import parseSelectors, { type Node } from 'postcss-selector-parser'
import { expect, it } from 'vitest'
import { baseSheets, ownSheets } from '../../build/style-sheets.ts'

/** What is asked of every element each time a page is restyled, as when a dialog opens, is only what has to be. */
const forEveryElement = ['*', ':focus-visible', '.layer-sky > *', '.layer-far > *']

it('asks no more of every element than it has to', () => {
  const found = rulesForScreens().flatMap(({ selector }) =>
    parseSelectors()
      .astSync(selector)
      .nodes.filter(({ nodes }) => !subject(nodes).some(isName))
      .map((each) => String(each).trim()),
  )
  expect(found).toEqual(forEveryElement)
})

function rulesForScreens() {
  const sheet = postcss.parse([...baseSheets(), ...ownSheets()].map(({ css }) => css).join('\n'))
  const rules: Rule[] = []
  sheet.walkAtRules(/^(media|keyframes)$/, (rule) => {
    if (/^keyframes|print|reduce\)|forced-colors/.test(`${rule.name} ${rule.params}`)) rule.remove()
  })
  sheet.walkRules((rule) => void rules.push(rule))
  return rules
}

/** What stands behind the last combinator. */
function subject(nodes: Node[]) {
  return nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1)
}

/** By these a browser finds a rule without trying it; a list in `:is()` it has to try. */
function isName({ type, value }: Node) {
  return ['id', 'class', 'tag', 'attribute'].includes(type) || value === ':root'
}
