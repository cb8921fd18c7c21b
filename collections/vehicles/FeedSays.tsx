'use client'

import { useFormFields } from '@payloadcms/ui'

const SHOWN_LENGTH = 160

export function FeedSays({ name }: { name: string }) {
  const value = useFormFields(([fields]) => fields[name]?.value)
  return <div className="field-description">{inShort(value)}</div>
}

function inShort(value: unknown): string {
  if (typeof value !== 'string' || value === '') return 'Empty: nothing, as the feed says nothing.'
  const said = value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value
  return `Empty: as the feed says, “${said}”.`
}
