import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import workerd from 'workerd'

const file = 'bench/RESULTS.md'

/** Writes a section of bench/RESULTS.md anew, or adds it at the end; the others stay. */
export const writeSection = (heading: string, text: string) =>
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), heading, text))

/** The document with the text below a heading of the second level, up to the next one, replaced. */
export const replaceSection = (document: string, heading: string, text: string): string => {
  const parts = document.trimEnd().split(/^(?=## )/m)
  const at = parts.findIndex((part) => part.split('\n', 1)[0] === `## ${heading}`)
  const section = `## ${heading}\n\n${text.trim()}\n`
  if (at === -1) return `${document.trimEnd()}\n\n${section}`
  parts[at] = at === parts.length - 1 ? section : `${section}\n`
  return parts.join('').trimEnd().concat('\n')
}

/** A table in Markdown; columns of numbers are the caller's to name with a colon at the end, `ms:`. */
export const table = (columns: string[], rows: string[][]): string => {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const names = columns.map((name) => name.replace(/:$/, ''))
  return [line(names), line(columns.map((name) => (name.endsWith(':') ? '--:' : '---'))), ...rows.map(line)].join('\n')
}

/** When, with what command and on what machine. */
export const circumstances = (command: string): string => {
  const { model = 'unknown' } = cpus()[0] ?? {}
  const load = loadavg().map((number) => number.toFixed(1))
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, \`${command}\`: ${cpus().length} cores (${model.trim()}), \
${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, workerd ${workerd.version}; load average ${load.join(', ')} \
over 1, 5 and 15 minutes at the end.`
}
