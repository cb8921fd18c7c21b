'use client'

import { Button, TextField, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { LinkPicker } from './LinkPicker'

/** A text field for an address, with a list to choose it from. */
export function AddressField(props: TextFieldClientProps) {
  const { value, setValue, disabled } = useField<string>({ path: props.path })
  const tenant = useFormFields(([fields]) => fields.tenant?.value)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isLocked = disabled || props.readOnly

  const choose = (path: string) => {
    setValue(path)
    setIsOpen(false)
  }

  return (
    <div className="tw:grid tw:gap-1">
      <TextField {...props} />
      {!isLocked && (
        <div className="tw:mb-half">
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            extraButtonProps={{ 'aria-expanded': isOpen, 'aria-controls': id }}
            onClick={() => setIsOpen((was) => !was)}
          >
            {isOpen ? 'Close the list' : 'Choose from a list'}
          </Button>
          <div id={id}>
            {isOpen && <LinkPicker tenant={Number(tenant) || null} chosen={value ?? ''} onChoose={choose} />}
          </div>
        </div>
      )}
    </div>
  )
}
