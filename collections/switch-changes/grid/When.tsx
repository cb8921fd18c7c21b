import { useId } from 'react'

interface Props {
  /** Such as `2026-11-27T17:00`; empty for now. */
  readonly at: string
  onChange(at: string): void
}

export function When({ at, onChange }: Props) {
  const id = useId()
  return (
    <div className="own-field">
      <label htmlFor={id}>When (empty: now)</label>
      <input
        id={id}
        type="datetime-local"
        value={at}
        aria-describedby={`${id}-zone`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-zone`} className="tw:text-muted">
        In each website’s own time zone.
      </p>
    </div>
  )
}
