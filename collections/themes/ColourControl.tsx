'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { parseHex } from '@/domain/theme/colours/srgb'

export function ColourControl({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, disabled, showError } = useField<string>({ potentiallyStalePath: path })
  const id = `field-${path.replaceAll('.', '__')}`
  const written = value ?? ''
  const isDisabled = readOnly || disabled
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap tw:flex tw:gap-half">
        <FieldError path={path} showError={showError} />
        <input
          type="color"
          className="tw:w-13! tw:p-1!"
          aria-label={`Pick: ${String(field.label)}`}
          value={parseHex(written) ? written : '#000000'}
          disabled={isDisabled}
          onChange={({ target }) => setValue(target.value)}
        />
        <input
          id={id}
          type="text"
          className="tw:w-36!"
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          aria-invalid={showError}
          value={written}
          disabled={isDisabled}
          onChange={({ target }) => setValue(withHash(target.value))}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

/** Brand books write colours with or without the hash. */
function withHash(text: string): string {
  const trimmed = text.trim()
  return /^[0-9a-f]{6}$/i.test(trimmed) ? `#${trimmed}` : trimmed
}
