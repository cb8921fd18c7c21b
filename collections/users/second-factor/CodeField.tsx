'use client'

import { TextField, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

const PATH = 'code'

export function CodeField() {
  const isRefused = useFormFields(([fields]) => fields[PATH]?.valid === false)
  const [isAsked, setAsked] = useState(false)

  useEffect(() => {
    if (isRefused) setAsked(true)
  }, [isRefused])
  useEffect(() => {
    if (isAsked) document.getElementById(`field-${PATH}`)?.focus()
  }, [isAsked])

  if (!isAsked) return null
  return (
    <TextField
      field={{
        name: PATH,
        label: 'Code from your authenticator app, or a recovery code',
        required: true,
        admin: { autoComplete: 'one-time-code' },
      }}
      path={PATH}
      validate={(value) => (value ? true : 'Enter the code.')}
    />
  )
}
