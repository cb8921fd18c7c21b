'use client'

import { PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Asks for the password one signs in with. It may stay empty: whether it is needed, the server says. */
export function CurrentPassword({ path, field }: TextFieldClientProps) {
  return <PasswordField autoComplete="current-password" field={field} path={path} validate={() => true} />
}
