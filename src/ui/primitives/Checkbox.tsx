import type { ComponentProps } from 'react'
import { FieldError } from './FieldError'
import { errorId, type FieldWords, fieldAttributes, hintId } from './field-attributes'

interface CheckboxProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'type'> {
  look?: 'box' | 'switch'
}

/** A box to tick or, for what takes effect at once, a switch. The whole line is its target. */
export function Checkbox({ label, hint, error, look = 'box', ...rest }: CheckboxProps) {
  const isSwitch = look === 'switch'
  return (
    <div>
      <label className="choice">
        <input
          {...rest}
          {...fieldAttributes({ id: rest.id, hint, error })}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          className={`choice-box ${isSwitch ? 'switch' : ''}`}
        />
        <span className="min-w-0 flex-1 leading-6">{label}</span>
      </label>
      {hint && (
        <p id={hintId(rest.id)} className={`-mt-2 text-sm text-ink-3 ${isSwitch ? 'pl-14' : 'pl-8.5'}`}>
          {hint}
        </p>
      )}
      <FieldError id={errorId(rest.id)}>{error}</FieldError>
    </div>
  )
}
