'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { Problem } from '../../admin-parts/Problem'
import { Queries } from '../../admin-parts/Queries'
import { SpreadRow } from '../../admin-parts/rows'
import { ExportForm } from './ExportForm'
import { FilterBar } from './FilterBar'
import { addressQuery, type FilterValues, isFiltered } from './filter-values'
import { InboxRows } from './InboxRows'
import { NoLeads } from './NoLeads'
import { StatusTabs } from './StatusTabs'
import { useArrivals } from './use-arrivals'
import { useChoices, useInbox } from './use-inbox'

interface Props {
  readonly initial: FilterValues
  readonly base: string
}

export const Inbox = (props: Props) => (
  <Queries>
    <InboxList {...props} />
  </Queries>
)

function InboxList({ initial, base }: Props) {
  const [values, setValues] = useState(initial)
  // The cursors of the pages before this one.
  const [pages, setPages] = useState<readonly string[]>([])
  const inbox = useInbox(values, pages.at(-1) ?? null)
  const choices = useChoices()
  const arrived = useArrivals(inbox.question, inbox.isPlaceholderData ? undefined : inbox.data?.rows)
  const change = (changed: Partial<FilterValues>) => {
    const next = { ...values, ...changed }
    setValues(next)
    setPages([])
    window.history.replaceState(window.history.state, '', `${base}${addressQuery(next)}`)
  }
  const { data, error } = inbox
  return (
    <>
      <FilterBar values={values} choices={choices.data} onChange={change} />
      <StatusTabs values={values} counts={data?.counts} onChange={change} />
      <SpreadRow>
        <p role="status" className="tw:min-h-[1.5em] tw:font-semibold">
          {arrived.size > 0 && (arrived.size === 1 ? '1 new lead' : `${arrived.size} new leads`)}
        </p>
        <ExportForm values={values} />
      </SpreadRow>
      {error && <Problem>The leads could not be loaded. {error.message}</Problem>}
      {!data && !error && <Loading />}
      {data?.rows.length === 0 && <NoLeads>{emptyText(values)}</NoLeads>}
      {data && data.rows.length > 0 && (
        <InboxRows rows={data.rows} arrived={arrived} base={base} readAt={inbox.dataUpdatedAt} />
      )}
      <Pager pages={pages} next={data?.next ?? null} onChange={setPages} />
    </>
  )
}

function Loading() {
  return (
    <div className="tw:list-none tw:rounded-box tw:border tw:border-line tw:bg-paper tw:p-0" role="status">
      <span className="tw:sr-only">Loading the leads…</span>
      {['1', '2', '3', '4', '5'].map((row) => (
        <div key={row} className="tw:min-h-26 tw:border-line tw:not-first:border-t" />
      ))}
    </div>
  )
}

function emptyText(values: FilterValues): string {
  if (isFiltered(values)) return 'No lead matches these filters.'
  if (values.isSpam) return 'No spam. Leads that look like spam wait here.'
  return 'No leads yet. They appear here as soon as a shopper sends a form.'
}

interface PagerProps {
  readonly pages: readonly string[]
  readonly next: string | null
  onChange(pages: readonly string[]): void
}

function Pager({ pages, next, onChange }: PagerProps) {
  if (pages.length === 0 && next === null) return null
  return (
    <SpreadRow as="nav" label="Pages of leads">
      <Button
        type="button"
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={pages.length === 0}
        onClick={() => onChange(pages.slice(0, -1))}
      >
        Newer
      </Button>
      <span className="tw:text-small tw:text-muted">Page {pages.length + 1}</span>
      <Button
        type="button"
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={next === null}
        onClick={() => next && onChange([...pages, next])}
      >
        Older
      </Button>
    </SpreadRow>
  )
}
