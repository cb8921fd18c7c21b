import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Gives an uploaded file a name that no other upload has. All websites' files lie in one folder; Payload looks for a free
 * name first and writes later, so two uploads of `logo.png` at once would leave one website with the other's picture.
 */
export const keepFilesApart: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (!req.file || !['create', 'update', 'updateByID'].includes(operation)) return
  const { name, ext } = path.parse(req.file.name)
  req.file.name = `${name.slice(0, 80)}-${randomBytes(5).toString('hex')}${ext}`
}
