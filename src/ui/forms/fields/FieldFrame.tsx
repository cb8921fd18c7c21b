import type { ReactNode } from 'react'
import { FieldError } from '@/ui/primitives/fields/FieldError'
import type { FieldProps } from './field-props'

interface Props extends Pick<FieldProps, 'field' | 'id' | 'error'> {
  children: ReactNode
  /** A group of controls has a legend instead of a label. */
  isGroup?: boolean
}

/** Label, help, control and error of a field, one below the other. Optional fields say so. */
export function FieldFrame({ field, id, error, children, isGroup = false }: Props) {
  const name = (
    <>
      {field.label}
      {!field.required && <span className="font-normal text-ink-3"> (optional)</span>}
    </>
  )
  const help = field.help && (
    <p id={`${id}-help`} className="text-sm text-ink-2">
      {field.help}
    </p>
  )
  const problem = error && <FieldError id={`${id}-error`}>{error}</FieldError>
  if (isGroup) {
    return (
      // The error summary links here.
      <fieldset
        id={id}
        tabIndex={-1}
        className="flex min-w-0 flex-col gap-1.5"
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <legend className="mb-1.5 font-semibold">{name}</legend>
        {help}
        {children}
        {problem}
      </fieldset>
    )
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {name}
      </label>
      {help}
      {children}
      {problem}
    </div>
  )
}
