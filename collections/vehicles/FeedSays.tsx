'use client'

import { useFormFields } from '@payloadcms/ui'

const SHOWN_LENGTH = 160

export function FeedSays({ name }: { name: string }) {
  const value = useFormFields(([fields]) => fields[name]?.value)
  return <div className="field-description">{inShort(value)}</div>
}

function inShort(value: unknown): string {
  if (typeof value !== 'string' || value === '') return 'The feed has no value. Leave empty to show none.'
  const preview = value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value
  return `Leave empty to use the feed’s value, “${preview}”.`
}
