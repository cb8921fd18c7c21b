import type { ComponentProps, ReactElement } from 'react'
import { Field } from './Field'
import { type FieldWords, fieldAttributes } from './field-attributes'

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id'> {
  /** Before what is typed: an `<Icon>`, or a `<Glyph>` in an island. */
  icon?: ReactElement
  /** A unit before or after what is typed: `$`, `km`. */
  prefix?: string
  suffix?: string
}

/** One line to type into, with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  icon,
  prefix,
  suffix,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const indented = icon || prefix
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} optional={rest.required === false}>
      <div className="relative">
        {indented && (
          <span aria-hidden="true" className="affix left-3.5">
            {icon ?? prefix}
          </span>
        )}
        <input
          {...rest}
          {...fieldAttributes({ id: rest.id, hint, error })}
          type={type}
          className={`control ${icon ? 'pl-11' : prefix ? 'pl-8' : ''} ${suffix ? 'pr-14' : ''}`}
        />
        {suffix && (
          <span aria-hidden="true" className="affix right-3.5">
            {suffix}
          </span>
        )}
      </div>
    </Field>
  )
}
