'use client'

import { TextField, useAuth } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** A text field that staff of a website do not see. Their form keeps its value. */
export function AdminsOnlyText(props: TextFieldClientProps) {
  const { user } = useAuth()
  const isAdmin = user?.role === 'platform-admin' || user?.role === 'group-admin'
  return isAdmin ? <TextField {...props} /> : null
}
