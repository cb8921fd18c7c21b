import { acceptedTypes } from '@/domain/leads/form/check-files'
import { describedBy, type FieldProps } from './field-props'

export function FileInput(props: FieldProps) {
  const { field, id, registered } = props
  return (
    <input
      {...registered}
      id={id}
      type="file"
      accept={acceptedTypes(field).join(',')}
      multiple={(field.files?.max ?? 1) > 1}
      className="control py-2.5 file:mr-4 file:cursor-pointer file:border-0 file:bg-transparent file:font-semibold file:text-link"
      {...describedBy(props)}
    />
  )
}
