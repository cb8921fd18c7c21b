import type { Field } from 'payload'
import { isSafeHref } from '@/domain/url/link'

/** Accepts a path of the website or a full URL. Refuses other schemes, such as `javascript:` and `data:`. */
export function validHref(value: unknown): true | string {
  return (
    (typeof value === 'string' && isSafeHref(value)) ||
    'Enter a path such as /finance, or an address that starts with https://, tel: or mailto:.'
  )
}

export function linkFields(options: { required?: boolean } = {}): Field[] {
  const required = options.required ?? true
  return [
    { name: 'label', type: 'text', required, maxLength: 60 },
    {
      name: 'href',
      type: 'text',
      label: 'Address',
      required,
      maxLength: 500,
      validate: (value: unknown) => (!value && !required) || validHref(value),
    },
  ]
}
