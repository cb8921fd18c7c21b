import type { Access, CollectionConfig } from 'payload'
import { nobody } from './rules'

/** The access of a collection that only server code writes. `read` is the rule of who reads it. */
export const serverWritten = (read: Access): CollectionConfig['access'] => ({
  create: nobody,
  read,
  update: nobody,
  delete: nobody,
  unlock: nobody,
  readVersions: nobody,
})
