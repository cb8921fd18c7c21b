import type { ReactNode } from 'react'
import { FieldError } from './FieldError'
import { errorId, type FieldWords, hintId } from './field-attributes'

interface FieldProps extends FieldWords {
  /** Most fields are needed; the one that is not says so. */
  optional?: boolean
  /** The control, carrying `fieldAttributes`. */
  children: ReactNode
}

/** A control with its label, hint and error. */
export function Field({ id, label, hint, error, optional = false, children }: FieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId(id)} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={errorId(id)}>{error}</FieldError>
    </div>
  )
}
