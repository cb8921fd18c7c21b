import type { FieldHook, TextField } from 'payload'

/** Says why shoppers do not see the document. Calculated when it is read, never stored. */
export const seenField = (readSeen: FieldHook): TextField => ({
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
})
