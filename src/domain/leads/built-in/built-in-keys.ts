/** The forms that every website has. An editor's form cannot take one of these slugs. */
export const builtInKeys = [
  'contact',
  'enquiry',
  'test-drive',
  'photo-request',
  'finance',
  'pre-approval',
  'trade-in',
  'service',
  'parts',
  'careers',
  'fleet',
] as const

export type BuiltInKey = (typeof builtInKeys)[number]

export const isBuiltInKey = (key: string): key is BuiltInKey =>
  (builtInKeys as readonly string[]).includes(key)
