'use client'

import { PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** The person's current password. It may be empty, because the server decides whether it is required. */
export function CurrentPassword({ path, field }: TextFieldClientProps) {
  return <PasswordField autoComplete="current-password" field={field} path={path} validate={() => true} />
}
