'use client'

import { Link } from '@payloadcms/ui'
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
    <ul className="leads__rows" aria-label="Leads" onKeyDown={moveFocus}>
      {rows.map((row) => (
        <li key={row.id} className="leads__row" data-new={arrived.has(row.id) || undefined}>
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
    <div className="leads__who">
      <Link href={href} prefetch={false}>
        {row.name || 'No name'}
      </Link>
      {row.ofPerson > 1 && <span className="leads__pill">{row.ofPerson} leads</span>}
      <time dateTime={row.createdAt}>{formatMoment(row.createdAt)}</time>
    </div>
  )
}

function About({ row }: { readonly row: InboxRow }) {
  return (
    <div className="leads__about">
      <p>
        <strong>{row.form}</strong>
        {row.vehicle && ` · ${row.vehicle}`}
      </p>
      {row.message && <p className="leads__excerpt">{row.message}</p>}
      <p className="leads__soft">{[row.website, row.location].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function Standing({ row, readAt }: { readonly row: InboxRow; readonly readAt: number }) {
  const seconds = (readAt - Date.parse(row.createdAt)) / 1000
  return (
    <div className="leads__standing">
      <span className="leads__status" data-status={row.status}>
        {leadStatusLabels[row.status]}
      </span>
      {row.status === 'new' && !row.isContacted && (
        <span className="leads__soft">Waiting {formatDuration(Math.max(0, seconds))}</span>
      )}
      {row.isUndelivered && <span className="leads__bad">Not delivered</span>}
      <span className="leads__soft">{row.assignedTo ?? 'Nobody assigned'}</span>
    </div>
  )
}
