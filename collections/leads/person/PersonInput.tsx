'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { HTMLInputTypeAttribute } from 'react'

interface Props {
  readonly id: string
  readonly label: string
  readonly type?: HTMLInputTypeAttribute
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The address of another person: the browser must not offer the admin's own. */
export function PersonInput({ id, label, type = 'text', value, onChange }: Props) {
  return (
    <div className="field-type text tw:w-112 tw:max-w-full">
      <FieldLabel htmlFor={id} label={label} />
      <div className="field-type__wrap">
        <input
          id={id}
          type={type}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  )
}
