import type { RowField } from 'payload'
import { endsAfterStart } from '@/domain/content/live-window'
import { dayAndTime } from '../fields/day-and-time'

interface Saved {
  readonly data: {
    readonly path?: unknown
    readonly liveFrom?: unknown
    readonly blocks?: readonly { readonly blockType?: string }[] | null
  }
}

const stored = (value: unknown) => (value ? String(value) : null)

/** Why the page must always be shown; null if it need not. */
function alwaysShown({ path, blocks }: Saved['data']): string | null {
  if (path === '/') return 'The home page is always shown. Clear this date.'
  const isLegal = (blocks ?? []).some(({ blockType }) => blockType === 'legalText')
  return isLegal
    ? 'It shows a legal text, which visitors must always be able to read. Clear this date.'
    : null
}

const checkStart = (start: unknown, { data }: Saved): true | string =>
  (stored(start) && alwaysShown(data)) || true

function checkEnd(end: unknown, { data }: Saved): true | string {
  const reason = stored(end) && alwaysShown(data)
  if (reason) return reason
  if (endsAfterStart(stored(data.liveFrom), stored(end))) return true
  return 'Enter a time after “Shown from”. Otherwise the page is never shown.'
}

/** When visitors can open a published page. Judged when it is read. */
export const windowFields: RowField = {
  type: 'row',
  admin: { position: 'sidebar' },
  fields: [
    {
      name: 'liveFrom',
      type: 'date',
      label: 'Shown from',
      admin: {
        date: dayAndTime,
        description: 'Before this time the address has no page. Leave empty to show it once it is published.',
      },
      validate: checkStart,
    },
    {
      name: 'liveUntil',
      type: 'date',
      label: 'Shown until',
      admin: { date: dayAndTime, description: 'Links to the page lead nowhere after this time.' },
      validate: checkEnd,
    },
  ],
}
