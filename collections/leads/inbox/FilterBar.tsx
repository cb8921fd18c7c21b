'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { InboxChoices } from '@/domain/leads/inbox/inbox-row'
import { Field, SelectField } from '../../admin-parts/Field'
import { type FilterValues, isFiltered, NO_FILTERS } from './filter-values'

interface Props {
  readonly values: FilterValues
  readonly choices: InboxChoices | undefined
  onChange(change: Partial<FilterValues>): void
}

/** Wide screens show every filter. Narrow ones show the search, and the rest on request. */
export function FilterBar({ values, choices, onChange }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <search className="tw:grid tw:gap-half">
      <Field
        label="Name, email, phone or message"
        type="search"
        value={values.text}
        onChange={(text) => onChange({ text })}
      />
      <Button
        type="button"
        buttonStyle="secondary"
        size="medium"
        margin={false}
        className="tw:wide:hidden"
        extraButtonProps={{ 'aria-expanded': isOpen, 'aria-controls': id }}
        onClick={() => setOpen(!isOpen)}
      >
        Filters
      </Button>
      <div
        id={id}
        className="tw:grid tw:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] tw:items-end tw:gap-half tw:py-half tw:max-wide:not-data-open:hidden"
        data-open={isOpen || undefined}
      >
        <MoreFilters values={values} choices={choices} onChange={onChange} />
      </div>
    </search>
  )
}

function MoreFilters({ values, choices, onChange }: Props) {
  const ofWebsite = (choices?.locations ?? []).filter(
    ({ website }) => values.website === '' || String(website) === values.website,
  )
  const people = [
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...(choices?.people ?? []),
  ]
  return (
    <>
      <SelectField
        label="Website"
        value={values.website}
        any="All websites"
        choices={choices?.websites ?? []}
        onChange={(website) => onChange({ website, location: '' })}
      />
      <SelectField
        label="Location"
        value={values.location}
        any="All locations"
        choices={ofWebsite}
        onChange={(location) => onChange({ location })}
      />
      <SelectField
        label="Form"
        value={values.form}
        any="All forms"
        choices={choices?.forms ?? []}
        onChange={(form) => onChange({ form })}
      />
      <SelectField
        label="Assigned to"
        value={values.assignedTo}
        any="Anyone"
        choices={people}
        onChange={(assignedTo) => onChange({ assignedTo })}
      />
      <Field label="From" type="date" value={values.from} onChange={(from) => onChange({ from })} />
      <Field label="To" type="date" value={values.to} onChange={(to) => onChange({ to })} />
      <Field
        label="Vehicle or stock number"
        type="search"
        value={values.vehicle}
        onChange={(vehicle) => onChange({ vehicle })}
      />
      <Button
        type="button"
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={!isFiltered(values)}
        onClick={() => onChange({ ...NO_FILTERS, isSpam: values.isSpam })}
      >
        Clear filters
      </Button>
    </>
  )
}
