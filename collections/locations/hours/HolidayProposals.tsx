'use client'

import { Button, useAllFormFields, useConfig, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { type PublicHoliday, undecidedHolidays } from '@/domain/locations/hours/holiday-hours'
import { formFields } from './form-fields'

const PATH = 'special_hours'

const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: 'UTC' })

/** The public holidays of the location's state that have no hours yet. Staff decide each with one press. */
export function HolidayProposals() {
  const [fields] = useAllFormFields()
  const { addFieldRow, disabled } = useForm()
  const { config } = useConfig()
  const [known, setKnown] = useState<readonly PublicHoliday[] | null>(null)
  const [problem, setProblem] = useState('')
  const state = String(fields['address.state']?.value ?? '').trim()
  const rows = fields[PATH]?.rows ?? []
  const decided = rows.map((_, place) => ({ date: String(fields[`${PATH}.${place}.date`]?.value ?? '') }))

  async function load() {
    setProblem('')
    const query = new URLSearchParams({ state })
    const response = await fetch(`${config.routes.api}/locations/public-holidays?${query}`).catch(() => null)
    if (!response?.ok)
      return setProblem('The public holidays cannot be loaded. Check the state, then try again.')
    setKnown((await response.json()).holidays)
  }

  const decide = (holidays: readonly PublicHoliday[], status: 'Open' | 'Closed') =>
    holidays.forEach(({ date, name }, after) => {
      const subFieldState = formFields({ date, name, status, start_hour: null, end_hour: null })
      addFieldRow({ path: PATH, schemaPath: PATH, rowIndex: rows.length + after, subFieldState })
    })

  const open = known && undecidedHolidays(known, decided)
  const button = { buttonStyle: 'secondary', size: 'small', disabled } as const
  return (
    <div className="field-type tw:grid tw:gap-half">
      {open === null && (
        <div>
          <Button {...button} disabled={disabled || state === ''} onClick={load}>
            {state === '' ? 'Enter the state to see its public holidays' : `Public holidays of ${state}`}
          </Button>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      {open?.length === 0 && <p>Every public holiday of the next 12 months has its hours below.</p>}
      {open && open.length > 0 && (
        <ul className="tw:grid tw:gap-half tw:p-0">
          {open.map((holiday) => (
            <li key={holiday.date} className="tw:flex tw:flex-wrap tw:items-center tw:gap-half">
              <span className="tw:min-w-80">
                {longDate.format(Date.parse(holiday.date))}: {holiday.name}
              </span>
              <Button {...button} margin={false} onClick={() => decide([holiday], 'Closed')}>
                Closed
              </Button>
              <Button {...button} margin={false} onClick={() => decide([holiday], 'Open')}>
                Open as usual
              </Button>
            </li>
          ))}
          <li>
            <Button {...button} margin={false} onClick={() => decide(open, 'Closed')}>
              Closed on all of them
            </Button>
          </li>
        </ul>
      )}
    </div>
  )
}
