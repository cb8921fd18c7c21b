import { type FieldHook, ValidationError } from 'payload'
import { idOf } from '../access/roles'

/**
 * Refuses a new value once the document exists. Field access would drop the change silently, and code that overrides
 * access would bypass it.
 */
export const lockedAfterCreate: FieldHook = ({ operation, previousValue, value, path, collection }) => {
  if (operation !== 'update' || previousValue === undefined || previousValue === null) return value
  const before = idOf(previousValue) ?? previousValue
  const after = value === undefined ? before : (idOf(value) ?? value)
  if (before !== after) {
    throw new ValidationError({
      collection: collection?.slug,
      errors: [
        {
          path: path.join('.'),
          message: 'You cannot change this after creation. Create a new document instead.',
        },
      ],
    })
  }
  return before
}
