'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LeadReport, lastDays, type ReportWebsite } from '@/domain/leads/inbox/lead-report'
import { callApi } from '../../admin-parts/call-api'
import { Field, SelectField } from '../../admin-parts/Field'
import { Problem } from '../../admin-parts/Problem'
import { Queries } from '../../admin-parts/Queries'
import { NoLeads } from '../inbox/NoLeads'
import { Bars } from './Bars'
import { DayBars } from './DayBars'
import { TimesTable } from './TimesTable'

const DAYS = 30

export const Reports = () => (
  <Queries>
    <Asked />
  </Queries>
)

/** Without a range until the time zones of the websites are known. */
const NO_RANGE = { website: '', from: '', to: '' }

function Asked() {
  const [asked, setAsked] = useState<Partial<typeof NO_RANGE>>({})
  const websites = useQuery({
    queryKey: ['report-websites'],
    queryFn: ({ signal }) => callApi<ReportWebsite[]>('/leads/report-websites', { signal }),
  })
  const [opened] = useState(Date.now)
  const question = { ...NO_RANGE, ...lastDays(websites.data ?? [], opened, DAYS), ...asked }
  const report = useQuery({
    queryKey: ['report', question],
    queryFn: ({ signal }) =>
      callApi<LeadReport>(`/leads/report?${new URLSearchParams({ ...question })}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: question.from !== '' && question.to !== '',
  })
  const change = (changed: typeof asked) => setAsked({ ...asked, ...changed })
  return (
    <>
      <search className="tw:grid tw:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] tw:items-end tw:gap-half tw:py-half">
        <SelectField
          label="Website"
          value={question.website}
          any="All websites"
          choices={websites.data ?? []}
          onChange={(website) => change({ website })}
        />
        <Field label="From" type="date" value={question.from} onChange={(from) => change({ from })} />
        <Field label="To" type="date" value={question.to} onChange={(to) => change({ to })} />
      </search>
      {report.error && <Problem>{report.error.message}</Problem>}
      {report.isPending && <p role="status">Loading the report…</p>}
      {report.data && !report.error && <Report report={report.data} />}
    </>
  )
}

function Report({ report }: { readonly report: LeadReport }) {
  const { total, byDay, bySource, byPage, byVehicle, byForm, byStatus, byLocation, byPerson } = report
  if (total === 0) return <NoLeads>No leads in this time.</NoLeads>
  return (
    <>
      <p role="status">
        <strong>{total.toLocaleString('en-AU')}</strong> {total === 1 ? 'lead' : 'leads'}, without spam
      </p>
      <DayBars days={byDay} />
      <TimesTable title="Response times by location" of="Location" rows={byLocation} />
      {byPerson && <TimesTable title="Response times by person" of="Person" rows={byPerson} />}
      <div className="tw:grid tw:grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] tw:items-start tw:gap-base">
        <Bars title="By status" of="Status" rows={byStatus} />
        <Bars title="By source" of="Source" rows={bySource} />
        <Bars title="By form" of="Form" rows={byForm} />
        <Bars title="By page" of="Page" rows={byPage} />
        <Bars title="By vehicle" of="Vehicle" rows={byVehicle} />
      </div>
    </>
  )
}
