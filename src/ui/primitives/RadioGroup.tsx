import type { ChangeEventHandler, ComponentProps } from 'react'
import type { Choice } from './choice'
import { FieldError } from './FieldError'
import { errorId, type FieldWords, hintId } from './field-attributes'

interface RadioGroupProps extends FieldWords {
  name: string
  choices: readonly Choice[]
  defaultValue?: string
  value?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** A few values, all in view, of which one is chosen. */
export function RadioGroup({ id, label, hint, error, name, choices, onChange, ...rest }: RadioGroupProps) {
  const described = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={hintId(id)} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          name={name}
          choice={choice}
          onChange={onChange}
          {...checkedness(choice.value, rest)}
        />
      ))}
      <FieldError id={errorId(id)}>{error}</FieldError>
    </fieldset>
  )
}

function checkedness(
  value: string,
  { defaultValue, value: chosen }: Pick<RadioGroupProps, 'defaultValue' | 'value'>,
): Pick<ComponentProps<'input'>, 'checked' | 'defaultChecked'> {
  return chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen }
}

interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  choice: Choice
}

function Radio({ choice, ...rest }: RadioProps) {
  return (
    <label className="choice">
      <input {...rest} type="radio" value={choice.value} disabled={choice.disabled} className="choice-box" />
      <span className="min-w-0 flex-1 leading-6">
        {choice.label}
        {choice.hint && <span className="block text-sm text-ink-3">{choice.hint}</span>}
      </span>
    </label>
  )
}
