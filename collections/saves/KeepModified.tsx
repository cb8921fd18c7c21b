'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Keeps a form modified after each refused save. Payload marks it unmodified, and then it cannot be saved until something is typed. */
export function KeepModified() {
  const isRefused = useFormSubmitted()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const { setModified } = useForm()
  useEffect(() => {
    if (isRefused && !isProcessing && !isModified) setModified(true)
  }, [isRefused, isProcessing, isModified, setModified])
  return null
}
