import type { ComponentProps } from 'react'
import { Field } from './Field'
import { type FieldWords, fieldAttributes } from './field-attributes'

interface TextAreaFieldProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'id'> {}

/** Several lines to type into; grows with what is typed where the browser can. */
export function TextAreaField({ label, hint, error, rows = 4, ...rest }: TextAreaFieldProps) {
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} optional={rest.required === false}>
      <textarea
        {...rest}
        {...fieldAttributes({ id: rest.id, hint, error })}
        rows={rows}
        style={{ minHeight: `calc(${rows}lh + 1.125rem)` }}
        className="control field-sizing-content max-h-96"
      />
    </Field>
  )
}
