import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LeadView } from '@/domain/leads/inbox/lead-detail'
import { callApi } from '../../admin-parts/call-api'

const POLL_MS = 15_000

const keyOf = (id: string) => ['lead', id] as const

const addressOf = (id: string) => `/leads/inbox/${encodeURIComponent(id)}`

/** A lead, asked again while the browser tab is visible: colleagues change it, and deliveries end. */
export const useLead = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callApi<LeadView>(addressOf(id), { signal }),
    refetchInterval: POLL_MS,
  })

export interface LeadAction {
  /** Below the lead's address, such as `/notes`. */
  readonly path?: string
  readonly method: 'POST' | 'PATCH'
  readonly body?: object
}

/** Changes the lead and reads it again. The lead shows the change once the server has stored it. */
export function useLeadAction(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ path = '', method, body = {} }: LeadAction) =>
      callApi(`${addressOf(id)}${path}`, { method, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
}
