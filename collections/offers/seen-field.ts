import type { TextField } from 'payload'
import { readSeen } from './hooks/read-seen'

/** Says why shoppers do not see the offer. Calculated when it is read, never stored. */
export const seenField: TextField = {
  name: 'seen',
  type: 'text',
  label: 'Seen by shoppers',
  virtual: true,
  access: { create: () => false, update: () => false },
  hooks: { afterRead: [readSeen] },
  admin: {
    readOnly: true,
    condition: (data) => Boolean(data?.id),
    disableListFilter: true,
    disableBulkEdit: true,
  },
}
