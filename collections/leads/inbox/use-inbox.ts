import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InboxChoices, InboxPage } from '@/domain/leads/inbox/inbox-row'
import { callApi } from '../../admin-parts/call-api'
import { useSettled } from '../../admin-parts/use-settled'
import { askedFilters, type FilterValues } from './filter-values'

const POLL_MS = 10_000

/** A page of the inbox, asked again every ten seconds while the browser tab is visible. */
export function useInbox(values: FilterValues, after: string | null) {
  const filters = askedFilters(useSettled(values))
  const query = useQuery({
    queryKey: ['inbox', filters, after],
    queryFn: ({ signal }) =>
      callApi<InboxPage>('/leads/inbox', { method: 'POST', body: { filters, after }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
  return { ...query, question: JSON.stringify([filters, after]) }
}

export const useChoices = () =>
  useQuery({
    queryKey: ['inbox-choices'],
    queryFn: ({ signal }) => callApi<InboxChoices>('/leads/inbox-choices', { signal }),
    staleTime: 60_000,
  })
