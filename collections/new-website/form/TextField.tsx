import { type FieldPath, get, useFormContext } from 'react-hook-form'
import type { FormValues } from './form-values'

interface Props {
  readonly name: FieldPath<FormValues>
  readonly label: string
  readonly help?: string
  readonly type?: 'text' | 'email' | 'tel' | 'time'
}

/** A text of the form with its label, its help and what is wrong with it. */
export function TextField({ name, label, help, type = 'text' }: Props) {
  const { register, formState } = useFormContext<FormValues>()
  const error = get(formState.errors, name) as { message?: string } | undefined
  const id = `new-website-${name}`
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="own-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        autoComplete="off"
        aria-invalid={Boolean(error)}
        aria-describedby={described || undefined}
        {...register(name)}
      />
      <FieldNotes id={id} help={help} problem={error?.message} />
    </div>
  )
}

interface NotesProps {
  readonly id: string
  readonly help?: string
  readonly problem?: string
}

export const FieldNotes = ({ id, help, problem }: NotesProps) => (
  <>
    {help && (
      <span id={`${id}-help`} className="tw:text-muted">
        {help}
      </span>
    )}
    {problem && (
      <span id={`${id}-error`} className="tw:text-bad">
        {problem}
      </span>
    )}
  </>
)
