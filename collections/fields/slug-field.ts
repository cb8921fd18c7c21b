import type { TextField } from 'payload'

export function slugField(
  options: Partial<Pick<TextField, 'unique' | 'index' | 'admin' | 'validate'>> = {},
): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    index: true,
    maxLength: 80,
    validate: (value: unknown) =>
      (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
      'Use lower-case letters, digits and single hyphens, such as "gold-coast".',
    hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
    ...options,
  } as TextField
}
