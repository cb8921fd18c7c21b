import { useId } from 'react'
import { describeValue } from '@/domain/flags/describe-value'
import { ControlRow } from '../admin-parts/rows'
import type { EditorRow } from './editor-model'

interface Props {
  readonly row: EditorRow
  readonly onChange: (value: unknown) => void
}

/** A flag is Inherit, On or Off. An enum lists its options after Inherit. */
export function InheritableChoice({ row, onChange }: Props) {
  return row.definition.type === 'flag' ? (
    <FlagRadios row={row} onChange={onChange} />
  ) : (
    <OptionSelect row={row} onChange={onChange} />
  )
}

function FlagRadios({ row, onChange }: Props) {
  const name = useId()
  const current = row.isSet ? row.value : undefined
  const choices = [
    { label: `Inherit (${describeValue(row.definition, row.inherited)})`, value: undefined },
    { label: 'On', value: true },
    { label: 'Off', value: false },
  ]
  return (
    <ControlRow>
      {choices.map(({ label, value }) => (
        <ControlRow as="label" key={label}>
          <input type="radio" name={name} checked={current === value} onChange={() => onChange(value)} />
          {label}
        </ControlRow>
      ))}
    </ControlRow>
  )
}

/** Option values are list indexes, which keeps the type of numeric settings. */
function OptionSelect({ row, onChange }: Props) {
  const { definition } = row
  if (definition.type !== 'enum') return null
  const chosen = definition.options.findIndex((option) => option.value === row.value)
  return (
    <select
      aria-label={definition.label}
      aria-invalid={row.problem !== undefined}
      value={row.isSet ? chosen : ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : definition.options[Number(target.value)]?.value)
      }
    >
      <option value="">Inherit ({describeValue(definition, row.inherited)})</option>
      {row.isSet && chosen === -1 && <option value={-1}>{String(row.value)}</option>}
      {definition.options.map((option, index) => (
        <option key={option.value} value={index}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
