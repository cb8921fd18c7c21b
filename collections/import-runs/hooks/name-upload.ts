import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { slugify } from '@/domain/stock/normalise/slug'

const extensions = ['csv', 'json', 'ndjson', 'jsonl', 'txt', 'gz', 'zip']

/** `Stock list (2).CSV` → `stock-list-2-1f3a9c20.csv`. The name is unique and cannot escape the folder. */
function storedName(name: string): string {
  const parts = name.split('.')
  const extension = parts.length > 1 ? (parts.pop() ?? '').toLowerCase() : ''
  const base = slugify(parts.join('.'), 60) || 'stock'
  return `${base}-${randomBytes(4).toString('hex')}.${extensions.includes(extension) ? extension : 'dat'}`
}

/** Renames an uploaded file. The file of a recorded run is never replaced. */
export const nameUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && req.file) req.file.name = storedName(req.file.name)
  if (operation === 'update' || operation === 'updateByID') req.file = undefined
  return args
}
