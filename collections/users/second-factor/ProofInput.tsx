'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import { Problem } from '../../admin-parts/Problem'

interface Props {
  readonly id: string
  readonly label: string
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete: string
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
}

/** An input outside the document's form: its value is not saved with the document, and Enter does not save it. */
export function ProofInput({ id, label, type = 'text', value, error, onChange, onEnter, ...input }: Props) {
  const errorId = `${id}-error`
  return (
    <div className={`field-type text tw:mb-base${error ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={label} required />
      <div className="field-type__wrap">
        <input
          {...input}
          id={id}
          type={type}
          spellCheck={false}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnter()
          }}
        />
      </div>
      {error ? <Problem id={errorId}>{error}</Problem> : null}
    </div>
  )
}
