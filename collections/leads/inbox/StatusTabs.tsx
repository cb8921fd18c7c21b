'use client'

import type { InboxCounts } from '@/domain/leads/inbox/inbox-row'
import { leadStatuses, leadStatusLabels } from '@/domain/leads/lead-status'
import type { FilterValues } from './filter-values'

interface Props {
  readonly values: FilterValues
  readonly counts: InboxCounts | undefined
  onChange(change: Partial<FilterValues>): void
}

/** The statuses with the number of their leads, and spam in a view of its own. */
export function StatusTabs({ values, counts, onChange }: Props) {
  const views = [
    { key: 'all', label: 'All', count: counts?.all, change: { status: '', isSpam: '' } },
    ...leadStatuses.map((status) => ({
      key: status,
      label: leadStatusLabels[status],
      count: counts?.byStatus[status],
      change: { status, isSpam: '' },
    })),
    { key: 'spam', label: 'Spam', count: counts?.spam, change: { status: '', isSpam: 'true' } },
  ]
  const shown = values.isSpam ? 'spam' : values.status || 'all'
  return (
    <fieldset className="leads__tabs">
      <legend className="leads__hidden">Status</legend>
      {views.map(({ key, label, count, change }) => (
        <button key={key} type="button" aria-pressed={key === shown} onClick={() => onChange(change)}>
          {label} <span className="leads__count">{count ?? '–'}</span>
        </button>
      ))}
    </fieldset>
  )
}
