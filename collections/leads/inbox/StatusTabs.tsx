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
    <fieldset className="tw:m-0 tw:flex tw:min-w-0 tw:gap-1 tw:overflow-x-auto tw:border-0 tw:border-b tw:border-line tw:p-0">
      <legend className="tw:sr-only">Status</legend>
      {views.map(({ key, label, count, change }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === shown}
          className="tw:min-h-11 tw:flex-none tw:cursor-pointer tw:border-0 tw:border-b-3 tw:border-transparent tw:bg-transparent tw:px-3 tw:[font:inherit] tw:text-inherit tw:-outline-offset-2 tw:aria-pressed:border-current tw:aria-pressed:font-semibold"
          onClick={() => onChange(change)}
        >
          {label} <span className="tw:text-muted tw:tabular-nums">{count ?? '–'}</span>
        </button>
      ))}
    </fieldset>
  )
}
