'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'

export function WordListControl({ field, path, readOnly }: JSONFieldClientProps) {
  const { value, setValue, disabled, showError } = useField<unknown>({ potentiallyStalePath: path })
  const [draft, setDraft] = useState<string>()
  const id = `field-${path.replaceAll('.', '__')}`

  return (
    <div className={`field-type textarea${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <textarea
          id={id}
          className="textarea-element"
          rows={3}
          disabled={readOnly || disabled}
          value={draft ?? linesOf(value)}
          onChange={({ target }) => {
            setDraft(target.value)
            setValue(wordsOf(target.value))
          }}
          onBlur={() => setDraft(undefined)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

function linesOf(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : ''
}

function wordsOf(text: string): string[] | null {
  const words = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return words.length > 0 ? words : null
}
