import type { Field, TextField } from 'payload'
import { isSafeHref } from '@/domain/url/link'

/** Accepts a path of the website or a full URL. Refuses other schemes, such as `javascript:` and `data:`. */
export function validHref(value: unknown): true | string {
  return (
    (typeof value === 'string' && isSafeHref(value)) ||
    'Enter a path such as /finance, or an address that starts with https://, tel: or mailto:.'
  )
}

interface AddressField {
  readonly name: string
  readonly label?: string
  readonly required?: boolean
  readonly description?: string
  readonly position?: 'sidebar'
}

/** An address that staff type, or choose from pages, stock searches, vehicles and offers. */
export const addressField = ({
  name,
  label = 'Address',
  required = false,
  ...admin
}: AddressField): TextField => ({
  name,
  type: 'text',
  label,
  required,
  maxLength: 500,
  admin: { ...admin, components: { Field: '/collections/fields/link-picker/AddressField#AddressField' } },
  validate: (value: unknown) => (!value && !required) || validHref(value),
})

export function linkFields({ required = true }: { required?: boolean } = {}): Field[] {
  return [{ name: 'label', type: 'text', required, maxLength: 60 }, addressField({ name: 'href', required })]
}
