import type { RowField } from 'payload'
import { endsAfterStart } from '@/domain/content/live-window'
import { endProblem, type WrittenOffer } from '@/domain/offers/offer-problems'
import { dayAndTime } from '../fields/day-and-time'

interface Saved {
  readonly siblingData: WrittenOffer & { readonly liveFrom?: unknown }
}

const stored = (value: unknown) => (value ? String(value) : null)

function checkEnd(end: unknown, { siblingData }: Saved): true | string {
  const problem = endProblem(stored(end), siblingData)
  if (problem) return problem
  if (endsAfterStart(stored(siblingData.liveFrom), stored(end))) return true
  return 'Enter a time after “Shown from”. Otherwise the offer is never shown.'
}

export const windowFields: RowField = {
  type: 'row',
  fields: [
    {
      name: 'liveFrom',
      type: 'date',
      label: 'Shown from',
      admin: { date: dayAndTime, width: '50%', description: 'Leave empty to show it immediately.' },
    },
    {
      name: 'liveUntil',
      type: 'date',
      label: 'Shown until',
      index: true,
      admin: { date: dayAndTime, width: '50%', description: 'An offer with a price needs one.' },
      validate: checkEnd,
    },
  ],
}
