import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Gives an uploaded file a unique name. All websites share one folder. Payload picks a free name before it writes the
 * file, so two concurrent uploads of `logo.png` would leave one website with the other's picture.
 */
export const makeFilenameUnique: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (!req.file || !['create', 'update', 'updateByID'].includes(operation)) return
  const { name, ext } = path.parse(req.file.name)
  req.file.name = `${name.slice(0, 80)}-${randomBytes(5).toString('hex')}${ext}`
}
