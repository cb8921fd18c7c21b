import type { ScalarBounds } from '@/domain/flags/bounds'

interface Props {
  readonly bounds: ScalarBounds
  readonly label: string
  readonly value: unknown
  readonly isWrong: boolean
  readonly onChange: (value: unknown) => void
}

/** An emptied number is `null`, and saving refuses it. */
export function ScalarControl({ bounds, label, value, isWrong, onChange }: Props) {
  const shared = { 'aria-label': label, 'aria-invalid': isWrong }
  switch (bounds.type) {
    case 'number':
    case 'percent':
      return (
        <input
          {...shared}
          type="number"
          min={bounds.min}
          max={bounds.max}
          step={bounds.step ?? (bounds.integer ? 1 : 'any')}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      )
    case 'enum':
      return (
        <select {...shared} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {bounds.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'text':
      if (bounds.multiline) {
        return (
          <textarea
            {...shared}
            rows={4}
            value={textOf(value)}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
  }
  return (
    <input {...shared} type="text" value={textOf(value)} onChange={({ target }) => onChange(target.value)} />
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
