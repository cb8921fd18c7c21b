import { Checkbox } from '@/ui/primitives/fields/Checkbox'
import { asText, describedBy, type FieldProps } from './field-props'

export function Select(props: FieldProps) {
  const { field, id, registered, value } = props
  return (
    <select {...registered} id={id} defaultValue={asText(value)} className="control" {...describedBy(props)}>
      {(asText(field.value) === '' || !field.required) && <option value="">Please choose</option>}
      {(field.options ?? []).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

export function RadioGroup({ field, registered, value, error }: FieldProps) {
  return (
    <div className="flex flex-wrap gap-x-6">
      {(field.options ?? []).map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            {...registered}
            type="radio"
            value={option.value}
            defaultChecked={option.value === value}
            aria-invalid={error ? true : undefined}
            className="size-5 accent-(--button)"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

export function CheckboxList({ field, registered, value }: FieldProps) {
  const ticked = Array.isArray(value) ? value : []
  return (
    <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
      {(field.options ?? []).map((option) => (
        <Checkbox
          key={option.value}
          {...registered}
          label={option.label}
          value={option.value}
          defaultChecked={ticked.includes(option.value)}
        />
      ))}
    </div>
  )
}
