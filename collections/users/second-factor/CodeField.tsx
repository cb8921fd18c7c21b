'use client'

import { TextField, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

const PATH = 'code'

export function CodeField() {
  const isRefused = useFormFields(([fields]) => fields[PATH]?.valid === false)
  const [isRequested, setRequested] = useState(false)

  useEffect(() => {
    if (isRefused) setRequested(true)
  }, [isRefused])
  useEffect(() => {
    if (isRequested) document.getElementById(`field-${PATH}`)?.focus()
  }, [isRequested])

  if (!isRequested) return null
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
