'use client'

import { Button, FieldLabel, useAllFormFields, useField, useForm } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { DayRow } from './DayRow'
import { useSaveDays } from './use-save-days'
import { changeDay, copyMonday, type Day, readWeek } from './week'

/** The opening hours of a week as one table (LOC-11), instead of seven rows to open one by one. */
export function WeekEditor({ field, path, readOnly }: ArrayFieldClientProps) {
  const { rows = [], disabled } = useField({ hasRows: true, potentiallyStalePath: path })
  const [fields] = useAllFormFields()
  const { disabled: isSaving } = useForm()
  const saveDays = useSaveDays(path, rows.length)
  const week = readWeek(fields, path, rows.length)
  const isDisabled = Boolean(readOnly || disabled || isSaving)
  return (
    <div className="field-type tw:grid tw:gap-half">
      <FieldLabel label={field.label} path={path} />
      <div className="tw:overflow-x-auto">
        <table className="tw:text-small">
          <thead>
            <tr className="tw:text-left">
              <th>Day</th>
              <th>Open</th>
              <th>Opens</th>
              <th>Closes</th>
              <th>Wording instead of the times</th>
            </tr>
          </thead>
          <tbody>
            {week.map((day: Day) => (
              <DayRow
                key={day.weekday}
                day={day}
                disabled={isDisabled}
                onChange={(change) => saveDays([changeDay(day, change)])}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={isDisabled}
          onClick={() => saveDays(copyMonday(week))}
        >
          Copy Monday to weekdays
        </Button>
      </div>
    </div>
  )
}
