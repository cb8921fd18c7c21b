import type { CollectionBeforeChangeHook } from 'payload'
import { blurOf } from '@/server/images/blur-of'

export const keepBlur: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data
  const isDrawing = req.file.mimetype === 'image/svg+xml'
  return { ...data, blur: isDrawing ? null : await blurOf(req.file.data) }
}
