import type { JSONField } from 'payload'

const MAX_WORDS = 200

export function validWords(value: unknown): true | string {
  if (value === null || value === undefined) return true
  const isList = Array.isArray(value) && value.every((word) => typeof word === 'string' && word.trim() !== '')
  if (!isList) return 'Enter a list of words.'
  return value.length <= MAX_WORDS || `Enter at most ${MAX_WORDS}.`
}

/** A list of words, edited one per line. Payload's JSON field loads its editor from a third-party host. */
export function wordListField(name: string, { label, description }: { label: string; description: string }) {
  return {
    name,
    type: 'json',
    label,
    validate: validWords,
    admin: {
      description,
      components: { Field: '/collections/fields/word-list/WordListControl#WordListControl' },
    },
  } satisfies JSONField
}
