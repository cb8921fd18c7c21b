'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { rowName } from '@/domain/stock/import/rejection'
import type { ImportNote } from '@/domain/stock/import/value-note'

/** Lists values that match no filter and how the import stored them. The rows were imported all the same. */
export function ImportNotes({ path }: JSONFieldClientProps) {
  const { value } = useField<ImportNote[] | null>({ potentiallyStalePath: path })
  const notes = Array.isArray(value) ? value : []
  if (notes.length === 0) return null
  return (
    <div className="field-type table table--appearance-condensed rejected-rows tw:max-h-128">
      <table>
        <caption>Notes on imported rows</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
            <th scope="col">What it is</th>
            <th scope="col">Rows</th>
            <th scope="col">First</th>
          </tr>
        </thead>
        <tbody>
          {notes.map(({ field, value: shown, note, rows, ...place }) => (
            <tr key={`${field} ${shown} ${note}`}>
              <td>{field}</td>
              <td>{shown}</td>
              <td>{note}</td>
              <td>{rows}</td>
              <td>{rowName(place)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
