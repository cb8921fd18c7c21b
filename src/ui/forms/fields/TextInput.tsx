import type { ComponentProps } from 'react'
import type { FieldKind } from '@/domain/leads/form/lead-form'
import { asText, describedBy, type FieldProps } from './field-props'

type Typing = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize'>

const typing: Partial<Record<FieldKind, Typing>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  postcode: { inputMode: 'numeric' },
  number: { inputMode: 'numeric' },
  rego: { autoCapitalize: 'characters' },
  'date-time': { type: 'datetime-local' },
}

export function TextInput(props: FieldProps) {
  const { field, id, registered, value, list } = props
  return (
    <input
      {...registered}
      id={id}
      list={list}
      type="text"
      {...typing[field.kind]}
      defaultValue={asText(value)}
      maxLength={field.maxLength}
      autoComplete={field.autocomplete ?? 'off'}
      className="control"
      {...describedBy(props)}
    />
  )
}

export function TextArea(props: FieldProps) {
  const { field, id, registered, value } = props
  return (
    <textarea
      {...registered}
      id={id}
      rows={4}
      defaultValue={asText(value)}
      maxLength={field.maxLength}
      className="control"
      {...describedBy(props)}
    />
  )
}
