import type { CustomFieldControlProps } from '@sveltia/cms'
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { paths } from '../../src/paths.ts'

type Props = Pick<CustomFieldControlProps, 'entry' | 'field'>
type Point = { x: number; y: number }

const button = {
  ...{ padding: '0 1rem', minHeight: '2.75rem', cursor: 'pointer', font: 'inherit', color: 'inherit' },
  ...{ border: '1px solid var(--sui-control-border-color)', borderRadius: '4px' },
  background: 'var(--sui-button-background-color)',
}

export function PreviewField({ entry, field }: Props) {
  const { kind, title, body } = field.toJS() as Record<string, string | undefined>
  const fields = (withoutEmpty(entry?.get('data')?.toJS()) ?? {}) as Record<string, unknown>
  const { [body ?? '']: text = '', ...front } = fields
  const json = JSON.stringify(front)
  const draft = {
    kind,
    slug: entry?.get('slug') || String(fields[title ?? ''] ?? 'new'),
    text: body ? `---\n${json}\n---\n${text}` : json,
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={paths.admin.publishPreview}
      target="_blank"
      rel="noopener"
    >
      {Object.entries(draft).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" style={button}>
        See it in the page
      </button>
    </form>
  )
}

/**
 * The editor keeps an empty text where the file has nothing, the address of a file that is not uploaded yet, and notes
 * of its own (`__sc_item_id`) on each item of a list that was changed.
 */
function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('blob:') ? 'new.jpg' : value || undefined
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const inner = withoutEmpty(part)
    return inner === undefined || name.startsWith('__sc_') ? [] : [[name, inner]]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

const media = `${paths.api.publishing}/repos/forager/website/media/main/src/site/content/photographs/`

/** The point of a photograph that stays in sight: pressed on the picture, or moved with the arrow keys. */
export function FocusField({ entry, value, onChange }: Props & Pick<CustomFieldControlProps, 'value' | 'onChange'>) {
  const file = entry?.getIn(['data', 'photograph', 'file'])
  if (typeof file !== 'string' || !file) return <p>Choose a photograph first.</p>
  const { x = 50, y = 50 }: Partial<Point> = value?.toJS?.() ?? value ?? {}
  const set = (point: Point) => onChange({ x: rounded(point.x), y: rounded(point.y) })
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (detail > 0) set({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 })
  }
  const move = (event: KeyboardEvent) => {
    const [right = 0, down = 0] = steps[event.key] ?? []
    if (!right && !down) return
    event.preventDefault()
    set({ x: x + right, y: y + down })
  }
  return (
    <button
      type="button"
      aria-label={`Stays in sight: ${x} per cent from the left, ${y} from the top`}
      style={{ position: 'relative', padding: 0, cursor: 'crosshair' }}
      onClick={press}
      onKeyDown={move}
    >
      <img src={file.startsWith('blob:') ? file : media + file.split('/').at(-1)} alt="" style={picture} />
      <span style={{ ...mark, left: `${x}%`, top: `${y}%` }} />
    </button>
  )
}

/** As finely as the style sheet has it. */
const rounded = (share: number) => Math.min(100, Math.max(0, Math.round(share / 10) * 10))
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}
const picture = { display: 'block', maxWidth: '100%', maxHeight: '20rem' }
const mark: CSSProperties = {
  ...{ position: 'absolute', translate: '-50% -50%', width: '1.5rem', height: '1.5rem', borderRadius: '50%' },
  ...{ border: '3px solid #fff', boxShadow: '0 0 0 3px #10292f' },
}
