import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { InboxChoices, InboxPage } from '@/domain/leads/inbox/inbox-row'
import { callLeads } from './call-leads'
import { askedFilters, type FilterValues } from './filter-values'

const POLL_MS = 10_000
const TYPING_MS = 300

/** The value once it has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** A page of the inbox, asked again every ten seconds while the browser tab is visible. */
export function useInbox(values: FilterValues, after: string | null) {
  const filters = askedFilters(useSettled(values))
  const query = useQuery({
    queryKey: ['inbox', filters, after],
    queryFn: ({ signal }) =>
      callLeads<InboxPage>('/leads/inbox', { method: 'POST', body: { filters, after }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
  return { ...query, question: JSON.stringify([filters, after]) }
}

export const useChoices = () =>
  useQuery({
    queryKey: ['inbox-choices'],
    queryFn: ({ signal }) => callLeads<InboxChoices>('/leads/inbox-choices', { signal }),
    staleTime: 60_000,
  })
