import { useId } from 'react'
import { ControlRow } from '../../admin-parts/rows'

interface Props {
  readonly label: string
  readonly value: unknown
  onChange(value: boolean): void
}

export function FlagChoice({ label, value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="tw:m-0 tw:border-0 tw:p-0">
      <legend className="tw:sr-only">{label}</legend>
      <ControlRow>
        {([true, false] as const).map((choice) => (
          <ControlRow as="label" key={String(choice)}>
            <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />
            {choice ? 'On' : 'Off'}
          </ControlRow>
        ))}
      </ControlRow>
    </fieldset>
  )
}
