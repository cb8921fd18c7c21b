import type { ComponentProps } from 'react'
import type { Choice } from './choice'
import { Field } from './Field'
import { type FieldWords, fieldAttributes } from './field-attributes'
import { Glyph } from './Glyph'
import { glyphs } from './glyphs'

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'id'> {
  choices: readonly Choice[]
  /** Stands for "nothing chosen". */
  placeholder?: string
}

/** The browser's own list, in the site's look: the best there is on a phone, and without a script. */
export function SelectField({ label, hint, error, choices, placeholder, ...rest }: SelectFieldProps) {
  return (
    <Field id={rest.id} label={label} hint={hint} error={error} optional={rest.required === false}>
      <div className="relative">
        <select {...rest} {...fieldAttributes({ id: rest.id, hint, error })} className="control">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map(({ value, label: name, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {name}
            </option>
          ))}
        </select>
        <span className="affix right-3.5">
          <Glyph path={glyphs.chevron} />
        </span>
      </div>
    </Field>
  )
}
