import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import workerd from 'workerd'

const file = 'bench/RESULTS.md'

/** Replaces a section of bench/RESULTS.md, or appends it. */
export const writeSection = (heading: string, text: string) =>
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), heading, text))

/** Replaces the text under a second-level heading, or appends the section. */
export const replaceSection = (document: string, heading: string, text: string): string => {
  const parts = document.trimEnd().split(/^(?=## )/m)
  const at = parts.findIndex((part) => part.split('\n', 1)[0] === `## ${heading}`)
  const section = `## ${heading}\n\n${text.trim()}\n`
  if (at === -1) return `${document.trimEnd()}\n\n${section}`
  parts[at] = at === parts.length - 1 ? section : `${section}\n`
  return parts.join('').trimEnd().concat('\n')
}

/** A Markdown table. A column name that ends in a colon (`ms:`) aligns right; the colon is not printed. */
export const table = (columns: string[], rows: string[][]): string => {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const names = columns.map((name) => name.replace(/:$/, ''))
  return [line(names), line(columns.map((name) => (name.endsWith(':') ? '--:' : '---'))), ...rows.map(line)].join('\n')
}

/** Date, command, machine and load. */
export const circumstances = (command: string): string => {
  const { model = 'unknown' } = cpus()[0] ?? {}
  const load = loadavg().map((number) => number.toFixed(1))
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, \`${command}\`: ${cpus().length} cores (${model.trim()}), \
${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, workerd ${workerd.version}; load average at the end \
${load.join(', ')} (1, 5 and 15 minutes).`
}
