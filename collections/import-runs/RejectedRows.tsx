'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { Rejection } from '@/domain/stock/import/rejection'

export function RejectedRows({ path }: JSONFieldClientProps) {
  const { value } = useField<Rejection[] | null>({ potentiallyStalePath: path })
  const rows = Array.isArray(value) ? value : []
  if (rows.length === 0) return null
  const isList = rows.some(({ row }) => row !== undefined)
  return (
    <div className="field-type table table--appearance-condensed rejected-rows tw:max-h-128">
      <table>
        <caption>Rejected rows (the first 1,000 problems)</caption>
        <thead>
          <tr>
            {isList && <th scope="col">Row</th>}
            <th scope="col">Line</th>
            <th scope="col">Stock number</th>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
            <th scope="col">Refused because it</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, row, stock, field, value: shown, reason }) => (
            <tr key={`${line} ${row} ${field}`}>
              {isList && <td>{row}</td>}
              <td>{line}</td>
              <td>{stock}</td>
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
