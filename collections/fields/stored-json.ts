import type { JSONField } from 'payload'
import { fromServer } from './from-server'

/** JSON that only our own code writes. The admin shows it read-only. */
export function storedJson(name: string, label: string): JSONField {
  return {
    name,
    type: 'json',
    label,
    access: fromServer,
    admin: { components: { Field: '/collections/fields/StoredData#StoredData' } },
  }
}
