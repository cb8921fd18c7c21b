import type { UseFormRegisterReturn } from 'react-hook-form'
import type { LeadField } from '@/domain/leads/form/lead-form'

/** What every control of a form gets. */
export interface FieldProps {
  readonly field: LeadField
  /** Element id of the control. */
  readonly id: string
  readonly error: string | undefined
  /** What react-hook-form needs of the control; only the name on the server. */
  readonly registered: Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>
  /** The answer that the server renders. */
  readonly value: unknown
  /** Element id of a list of suggestions. */
  readonly list?: string
}

/** Connects a control with its help and its error. */
export function describedBy({ field, id, error }: Pick<FieldProps, 'field' | 'id' | 'error'>) {
  const ids = [field.help && `${id}-help`, error && `${id}-error`].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': field.required ? (true as const) : undefined,
  }
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
