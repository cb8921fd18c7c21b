import type { ComponentType } from 'react'
import type { FieldKind } from '@/domain/leads/form/lead-form'
import { Checkbox } from '@/ui/primitives/fields/Checkbox'
import { FieldError } from '@/ui/primitives/fields/FieldError'
import { CheckboxList, RadioGroup, Select } from './Choices'
import { ConsentLinks } from './ConsentLinks'
import { FieldFrame } from './FieldFrame'
import { FileInput } from './FileInput'
import { asText, describedBy, type FieldProps } from './field-props'
import { TextArea, TextInput } from './TextInput'

const controls: Partial<Record<FieldKind, ComponentType<FieldProps>>> = {
  textarea: TextArea,
  select: Select,
  location: Select,
  radio: RadioGroup,
  checkboxes: CheckboxList,
  file: FileInput,
}

/** One field of a form: the control of its kind with label, help and error. */
export function FormField(props: FieldProps) {
  const { field, id, error, registered, value } = props
  if (field.kind === 'hidden') return <input type="hidden" {...registered} defaultValue={asText(value)} />
  if (field.kind === 'consent') {
    return (
      <div>
        <Checkbox
          {...registered}
          id={id}
          label={field.label}
          defaultChecked={value === true}
          {...describedBy(props)}
        />
        {field.links && <ConsentLinks links={field.links} />}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    )
  }
  const Control = controls[field.kind] ?? TextInput
  const isGroup = field.kind === 'radio' || field.kind === 'checkboxes'
  return (
    <FieldFrame {...{ field, id, error, isGroup }}>
      <Control {...props} />
    </FieldFrame>
  )
}
