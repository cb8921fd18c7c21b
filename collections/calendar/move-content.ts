import type { TimedContent } from '@/domain/dashboard/week'
import { callApi } from '../admin-parts/call-api'

/** ISO 8601; null for no bound. */
export type Dates = Pick<TimedContent, 'liveFrom' | 'liveUntil'>

/** Throws an `ApiError` with the reason. */
export const moveContent = ({ kind, id, liveFrom, liveUntil }: TimedContent, dates: Dates) =>
  callApi('/calendar/move', { method: 'POST', body: { kind, id, was: { liveFrom, liveUntil }, ...dates } })
