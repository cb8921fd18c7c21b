'use client'

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'

const box = { maxHeight: '16rem', margin: 0, overflow: 'auto' }

/** Shows read-only JSON. Payload's JSON field loads its editor from a third-party host, which the admin must not need. */
export function StoredData({ field, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  const isEmpty = value === null || value === undefined
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} path={path} />
      {isEmpty ? (
        <p className="banner" style={box}>
          None
        </p>
      ) : (
        <pre className="banner" style={box}>
          {JSON.stringify(value, null, 2)}
        </pre>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
