'use client'

import { NumberField as Base } from '@base-ui/react/number-field'
import type { KeyboardEvent } from 'react'
import { Field } from './Field'
import { type FieldWords, fieldAttributes } from './field-attributes'
import { Glyph } from './Glyph'
import { glyphs } from './glyphs'
import { type NumberUnit, unitFormats } from './number-units'

interface NumberFieldProps extends FieldWords {
  value: number | null
  /** Told when the value is settled: on Enter, on leaving the field, or by a step. */
  onChange: (value: number | null) => void
  min?: number
  max?: number
  step?: number
  unit?: NumberUnit
  name?: string
  disabled?: boolean
  /** With buttons to step by; without them the arrow keys still do. */
  steppers?: boolean
}

/** Base UI settles what is typed when the field is left; Enter says the same, and a form is then sent with it. */
function settleOnEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== 'Enter') return
  currentTarget.blur()
  currentTarget.focus()
}

const stepper = 'button button-quiet button-square rounded-none border-0'

/** A number to type or to step, written as Australians write it. What is typed beyond the bounds is brought within them. */
export function NumberField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  unit = 'plain',
  steppers = false,
  ...rest
}: NumberFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Base.Root
        {...rest}
        id={id}
        value={value}
        onValueCommitted={onChange}
        locale="en-AU"
        format={unitFormats[unit]}
        snapOnStep={false}
      >
        <Base.Group className="relative flex">
          {steppers && (
            <Base.Decrement aria-label={`Less: ${label}`} className={`${stepper} absolute inset-y-0 left-0`}>
              <Glyph path={glyphs.minus} />
            </Base.Decrement>
          )}
          <Base.Input
            {...fieldAttributes({ id, hint, error })}
            onKeyDown={settleOnEnter}
            className={`control tabular ${steppers ? 'px-12 text-center' : ''}`}
          />
          {steppers && (
            <Base.Increment aria-label={`More: ${label}`} className={`${stepper} absolute inset-y-0 right-0`}>
              <Glyph path={glyphs.plus} />
            </Base.Increment>
          )}
        </Base.Group>
      </Base.Root>
    </Field>
  )
}
