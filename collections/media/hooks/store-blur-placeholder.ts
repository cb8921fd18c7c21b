import type { CollectionBeforeChangeHook } from 'payload'
import { blurPlaceholder } from '@/server/images/blur-placeholder'

export const storeBlurPlaceholder: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data
  const isDrawing = req.file.mimetype === 'image/svg+xml'
  return { ...data, blur: isDrawing ? null : await blurPlaceholder(req.file.data) }
}
