import type { Field } from 'payload'
import { readPhoneReveals } from './hooks/read-phone-reveals'

/** How often shoppers revealed the masked number (PHONE-01, PHONE-03). The count is calculated on read and never stored. */
export const revealsField: Field = {
  name: 'phone_reveals',
  type: 'number',
  label: 'Number asked for',
  virtual: true,
  access: { create: () => false, update: () => false },
  hooks: { afterRead: [readPhoneReveals] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    description: 'Times in the last 30 days that a shopper had the number to call shown. Nobody knows who.',
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
}
