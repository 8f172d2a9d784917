import { Fragment, type ReactNode } from 'react'

export function Filled({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? <Fragment key={part}>{values[part]}</Fragment> : part))
}
