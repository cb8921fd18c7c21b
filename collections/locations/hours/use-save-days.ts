'use client'

import { useForm } from '@payloadcms/ui'
import { formFields } from './form-fields'
import { type Day, rowOf } from './week'

/** Writes days to the form. A day without a row gets one at the end. */
export function useSaveDays(path: string, rows: number): (days: readonly Day[]) => void {
  const { addFieldRow, dispatchFields, setModified } = useForm()
  return (days) => {
    let end = rows
    for (const day of days) {
      const row = rowOf(day)
      if (day.place === null) {
        addFieldRow({ path, schemaPath: path, rowIndex: end, subFieldState: formFields(row) })
        end += 1
        continue
      }
      for (const [name, value] of Object.entries(row)) {
        dispatchFields({ type: 'UPDATE', path: `${path}.${day.place}.${name}`, value })
      }
    }
    setModified(true)
  }
}
