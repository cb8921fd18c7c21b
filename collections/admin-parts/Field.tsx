'use client'

import { useId } from 'react'
import type { Choice } from '@/domain/leads/inbox/inbox-row'

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly type: 'search' | 'date' | 'text'
  readonly maxLength?: number
  /** Whether the field is inside a document's form, which Enter would save. */
  readonly isInForm?: boolean
  onChange(value: string): void
}

export function Field({ label, value, type, maxLength = 100, isInForm, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className="own-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        maxLength={type === 'date' ? undefined : maxLength}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={isInForm ? (event) => event.key === 'Enter' && event.preventDefault() : undefined}
      />
    </div>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  /** What the empty choice says. Without it there is none. */
  readonly any?: string
  readonly choices: readonly Choice<number | string>[]
  readonly disabled?: boolean
  onChange(value: string): void
}

export function SelectField({ label, value, any, choices, disabled, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className="own-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        {any !== undefined && <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
