const MAX_SLUG = 80
const accents = /[\u0300-\u036f]/g

/** Lower-case letters and digits joined by single hyphens, at most `maxLength` characters, with no hyphen at either end. */
export function slugify(text: string, maxLength = MAX_SLUG): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII text, the usual case, skips the normalisation
  const plain = /^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFD').replace(accents, '')
  const slug = plain.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return slug.replace(/^-+/, '').slice(0, maxLength).replace(/-+$/, '')
}

/** The length of the suffix that makes a slug unique: a hyphen and eight characters. */
export const UNIQUE_SUFFIX_LENGTH = 9

/**
 * Builds a vehicle's slug: year, make, model, badge, then the dealer's key, which is never truncated. Leaves room for
 * the suffix that makes the slug unique on its website.
 */
export function vehicleSlug(parts: (string | number | null)[], key: string): string {
  const tail = slugify(key, 30)
  const room = MAX_SLUG - UNIQUE_SUFFIX_LENGTH - tail.length - 1
  const head = slugify(parts.filter((part) => part !== null).join(' '), room)
  return [head, tail].filter(Boolean).join('-')
}
