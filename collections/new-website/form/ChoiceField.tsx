import { type FieldPath, get, useFormContext } from 'react-hook-form'
import type { Choice } from '@/domain/leads/inbox/inbox-row'
import type { FormValues } from './form-values'
import { FieldNotes } from './TextField'

interface Props {
  readonly name: FieldPath<FormValues>
  readonly label: string
  /** What the empty choice says. Without it there is none. */
  readonly none?: string
  readonly choices: readonly Choice<number | string>[]
}

export function ChoiceField({ name, label, none, choices }: Props) {
  const { register, formState } = useFormContext<FormValues>()
  const error = get(formState.errors, name) as { message?: string } | undefined
  const id = `new-website-${name}`
  return (
    <div className="own-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        {...register(name)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} problem={error?.message} />
    </div>
  )
}
