'use client'

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import './stored-data.css'

/** Shows read-only JSON. Payload's JSON field loads its editor from a third-party host, which the admin must not need. */
export function StoredData({ field, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  const isEmpty = value === null || value === undefined
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} path={path} />
      {isEmpty ? (
        <p className="banner stored-data">None</p>
      ) : (
        <pre className="banner stored-data">{JSON.stringify(value, null, 2)}</pre>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
