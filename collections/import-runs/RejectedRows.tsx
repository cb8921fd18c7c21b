'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { Rejection } from '@/domain/stock/import/rejection'
import './rejected-rows.css'

/** The rows that an import refused, as a table to work through. */
export function RejectedRows({ path }: JSONFieldClientProps) {
  const { value } = useField<Rejection[] | null>({ potentiallyStalePath: path })
  const rows = Array.isArray(value) ? value : []
  if (rows.length === 0) return null
  return (
    <div className="field-type rejected-rows">
      <table>
        <caption>Rejected rows (the first 1,000)</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
            <th scope="col">Refused because it</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, field, value: shown, reason }) => (
            <tr key={`${line} ${field}`}>
              <td>{line}</td>
              <td>{field}</td>
              <td>{shown}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
