'use client'

import { useForm, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Keeps a form modified after a refused save. Payload marks it unmodified, and then it cannot be saved until something is typed. */
export function KeepModified() {
  const isRefused = useFormSubmitted()
  const { setModified } = useForm()
  useEffect(() => {
    if (isRefused) setModified(true)
  }, [isRefused, setModified])
  return null
}
