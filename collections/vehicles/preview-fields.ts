import type { Field } from 'payload'

const workedOut = {
  admin: { hidden: true },
  access: { create: () => false, update: () => false },
} as const

/** The first photo's few blurred pixels, made by the worker after an import, and the address they were made of. */
export const previewFields: Field[] = [
  { name: 'photo_preview', type: 'text', ...workedOut },
  { name: 'photo_preview_of', type: 'text', ...workedOut },
]
