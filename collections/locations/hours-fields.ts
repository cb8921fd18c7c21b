import type { ArrayField, UIField } from 'payload'
import { weekdayNames } from '@/domain/locations/hours/hours-rows'
import { isCalendarDate } from '@/domain/locations/hours/local-time'
import { rowTitle } from '../fields/row-title/row-title'

const openOrClosed = [
  { label: 'Open', value: 'Open' },
  { label: 'Closed', value: 'Closed' },
]

function time(value: unknown): true | string {
  return !value || /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) || 'Enter a time as HH:MM, such as 08:30.'
}

/** LOC-11. `formated_hours` keeps the spelling of the source feed. */
export const openingHoursField: ArrayField = {
  name: 'opening_hours',
  type: 'array',
  label: 'Opening hours',
  labels: { singular: 'Day', plural: 'Days' },
  admin: { components: { Field: '/collections/locations/hours/WeekEditor#WeekEditor' } },
  maxRows: 7,
  fields: [
    {
      name: 'weekday',
      type: 'select',
      required: true,
      options: weekdayNames.map((label, index) => ({ label, value: String(index) })),
    },
    { name: 'status', type: 'select', required: true, defaultValue: 'Open', options: openOrClosed },
    { name: 'formated_hours', type: 'text', label: 'Wording' },
    { name: 'open', type: 'text', label: 'Opens', validate: time },
    { name: 'close', type: 'text', label: 'Closes', validate: time },
  ],
}

/** LOC-12: holidays and other days with different hours. */
export const specialHoursField: ArrayField = {
  name: 'special_hours',
  type: 'array',
  label: 'Days with different hours',
  labels: { singular: 'Day', plural: 'Days' },
  admin: { initCollapsed: true, components: { RowLabel: rowTitle('Day', ['date']) } },
  fields: [
    {
      name: 'date',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        isCalendarDate(String(value)) || 'Enter a date as YYYY-MM-DD, such as 2026-12-25.',
    },
    { name: 'status', type: 'select', required: true, defaultValue: 'Closed', options: openOrClosed },
    { name: 'name', type: 'text', label: 'Reason', maxLength: 60, admin: { placeholder: 'Christmas Day' } },
    { name: 'start_hour', type: 'text', label: 'Opens', validate: time },
    { name: 'end_hour', type: 'text', label: 'Closes', validate: time },
  ],
}

/** Proposes the public holidays of the location's state for the days with different hours. */
export const holidayProposalsField: UIField = {
  name: 'holiday_proposals',
  type: 'ui',
  admin: {
    components: { Field: '/collections/locations/hours/HolidayProposals#HolidayProposals' },
    disableListColumn: true,
  },
}
