import type { Field } from 'payload'

const workedOut = {
  admin: { hidden: true },
  access: { create: () => false, update: () => false },
} as const

/** A blurred placeholder of the first photo, which the worker creates after an import, and the photo's URL. */
export const previewFields: Field[] = [
  { name: 'photo_preview', type: 'text', ...workedOut },
  { name: 'photo_preview_of', type: 'text', ...workedOut },
]
