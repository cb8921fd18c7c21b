'use client'

import { Button } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { builtInKeys } from '@/domain/leads/built-in/built-in-keys'
import type { ExplainedRule } from '@/domain/leads/delivery/plan-deliveries'
import type { RuleChoices } from '@/domain/leads/inbox/rule-choices'
import { callApi } from '../../admin-parts/call-api'
import { Field, SelectField } from '../../admin-parts/Field'
import { Problem } from '../../admin-parts/Problem'
import { Queries } from '../../admin-parts/Queries'
import { ExplainedRules } from './ExplainedRules'

const EMPTY = { website: '', form: 'enquiry', category: '', carType: '', location: '', dealership: '' }

const carTypes = ['new', 'demo', 'used'].map((value) => ({ value, label: value }))

/** Where would this lead go? Tries the saved rules and sends nothing. */
export const RuleTester = () => (
  <Queries>
    <Tester />
  </Queries>
)

const idOf = (value: string) => (value === '' ? null : Number(value))

function Tester() {
  const [lead, setLead] = useState(EMPTY)
  const { data } = useQuery({
    queryKey: ['try-choices'],
    queryFn: ({ signal }) => callApi<RuleChoices>('/lead-rules/try-choices', { signal }),
  })
  const website = lead.website || String(data?.websites[0]?.value ?? '')
  const attempt = useMutation({
    mutationFn: () => {
      const { form, category, carType, location, dealership } = lead
      const body = {
        website: Number(website),
        form,
        category,
        carType: carType || null,
        location: idOf(location),
        dealership: idOf(dealership),
      }
      return callApi<ExplainedRule[]>('/lead-rules/try', { method: 'POST', body })
    },
  })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    attempt.mutate()
  }
  const here = <Row extends { website: number }>(rows: readonly Row[] = []) =>
    rows.filter((row) => String(row.website) === website)
  const set = (name: keyof typeof EMPTY) => (value: string) => setLead({ ...lead, [name]: value })
  const forms = [...builtInKeys.map((value) => ({ value, label: value })), ...here(data?.forms)]
  return (
    <details className="leads">
      <summary>Where would this lead go?</summary>
      <form className="tw:grid tw:gap-half" onSubmit={ask}>
        <div className="tw:grid tw:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] tw:items-end tw:gap-half tw:py-half">
          <SelectField
            label="Website"
            value={website}
            choices={data?.websites ?? []}
            onChange={(value) => setLead({ ...lead, website: value, location: '', dealership: '' })}
          />
          <SelectField label="Form" value={lead.form} choices={forms} onChange={set('form')} />
          <Field label="Category" type="text" value={lead.category} onChange={set('category')} />
          <SelectField
            label="Condition"
            value={lead.carType}
            any="No vehicle"
            choices={carTypes}
            onChange={set('carType')}
          />
          <SelectField
            label="Location"
            value={lead.location}
            any="No location"
            choices={here(data?.locations)}
            onChange={set('location')}
          />
          <SelectField
            label="Dealership"
            value={lead.dealership}
            any="No dealership"
            choices={here(data?.dealerships)}
            onChange={set('dealership')}
          />
          <Button type="submit" size="medium" margin={false} disabled={attempt.isPending || website === ''}>
            Try
          </Button>
        </div>
      </form>
      {attempt.error && <Problem>{attempt.error.message}</Problem>}
      <div role="status">{attempt.data && <ExplainedRules rules={attempt.data} />}</div>
    </details>
  )
}
