import { canBeGated } from '@/domain/shoppers/gated-paths'
import { reservedFor } from '@/domain/url/reserved-paths'
import { slugField } from './slug-field'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function slugProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !SLUG.test(value)) {
    return 'Use lower-case letters, digits and single hyphens, such as "land-rover".'
  }
  const resident = reservedFor(`/${value}`)
  if (resident) return `/${value} is reserved for ${resident}. Choose another slug.`
  return canBeGated(`/${value}`)
    ? `/${value} can be behind sign-in. Visitors would not see the page. Choose another slug.`
    : null
}

/** The first segment of an address. Paths that every website uses itself are refused. */
export const rootSlugField = (description: string) =>
  slugField({
    admin: { position: 'sidebar', description },
    validate: (value: unknown) => slugProblem(value) ?? true,
  })
