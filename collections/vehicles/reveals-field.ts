import type { Field } from 'payload'
import { readPhoneReveals } from './hooks/read-phone-reveals'

/** How often shoppers revealed the masked number (PHONE-01, PHONE-03). The count is calculated on read and never stored. */
export const revealsField: Field = {
  name: 'phone_reveals',
  type: 'number',
  label: 'Phone number reveals',
  virtual: true,
  access: { create: () => false, update: () => false },
  hooks: { afterRead: [readPhoneReveals] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    description: 'Phone number reveals in the last 30 days. Anonymous.',
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
}
