'use client'

import { Link, Pill } from '@payloadcms/ui'
import type { KeyboardEvent } from 'react'
import { formatDuration } from '@/domain/leads/inbox/format-duration'
import type { InboxRow } from '@/domain/leads/inbox/inbox-row'
import { leadStatusLabels } from '@/domain/leads/lead-status'
import { formatMoment } from './format-moment'

interface Props {
  readonly rows: readonly InboxRow[]
  readonly arrived: ReadonlySet<string>
  /** Where leads open. */
  readonly base: string
  /** When the rows were read, in milliseconds. */
  readonly readAt: number
}

const pillStyles: Partial<Record<InboxRow['status'], 'dark' | 'success'>> = { new: 'dark', sold: 'success' }

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** Arrow keys move between leads; Tab and Enter work as on any list of links. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps.get(event.key)
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll<Element>('a')]
  const { activeElement } = document
  const next = activeElement && links[links.indexOf(activeElement) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

export function InboxRows({ rows, arrived, base, readAt }: Props) {
  return (
    <ul
      className="tw:list-none tw:rounded-box tw:border tw:border-line tw:bg-paper tw:p-0"
      aria-label="Leads"
      onKeyDown={moveFocus}
    >
      {rows.map((row) => (
        <li
          key={row.id}
          className="tw:relative tw:grid tw:gap-x-5 tw:gap-y-1.5 tw:border-line tw:px-4 tw:py-3 tw:not-first:border-t tw:hover:bg-hovered tw:data-new:shadow-[inset_3px_0_var(--theme-success-500)] tw:wide:grid-cols-[minmax(11rem,1fr)_minmax(0,2.4fr)_10rem]"
          data-new={arrived.has(row.id) || undefined}
        >
          <Who row={row} href={`${base}/${row.id}`} />
          <About row={row} />
          <Standing row={row} readAt={readAt} />
        </li>
      ))}
    </ul>
  )
}

function Who({ row, href }: { readonly row: InboxRow; readonly href: string }) {
  return (
    <div className="tw:flex tw:flex-wrap tw:content-start tw:items-center tw:gap-x-2 tw:gap-y-0.5">
      <Link href={href} prefetch={false} className="tw:font-semibold tw:after:absolute tw:after:inset-0">
        {row.name || 'No name'}
      </Link>
      {row.ofPerson > 1 && <Pill size="small">{row.ofPerson} leads</Pill>}
      <time dateTime={row.createdAt} className="tw:basis-full tw:text-small tw:text-muted">
        {formatMoment(row.createdAt, row.timeZone)}
      </time>
    </div>
  )
}

function About({ row }: { readonly row: InboxRow }) {
  return (
    <div className="tw:min-w-0 tw:wrap-anywhere">
      <p>
        <strong>{row.form}</strong>
        {row.vehicle && ` · ${row.vehicle}`}
      </p>
      {row.message && <p className="tw:line-clamp-2">{row.message}</p>}
      <p className="tw:text-small tw:text-muted">{[row.website, row.location].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function Standing({ row, readAt }: { readonly row: InboxRow; readonly readAt: number }) {
  const seconds = (readAt - Date.parse(row.createdAt)) / 1000
  return (
    <div className="tw:flex tw:flex-wrap tw:content-start tw:items-center tw:gap-x-3 tw:gap-y-1 tw:wide:flex-col tw:wide:flex-nowrap tw:wide:items-end tw:wide:text-end">
      <Pill size="small" pillStyle={pillStyles[row.status] ?? 'light'}>
        {leadStatusLabels[row.status]}
      </Pill>
      {row.status === 'new' && !row.isContacted && (
        <span className="tw:text-small tw:text-muted">Waiting {formatDuration(Math.max(0, seconds))}</span>
      )}
      {row.isUndelivered && <span className="tw:text-bad">Not delivered</span>}
      <span className="tw:text-small tw:text-muted">{row.assignedTo ?? 'Nobody assigned'}</span>
    </div>
  )
}
