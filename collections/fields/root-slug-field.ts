import { reservedFor } from '@/domain/url/reserved-paths'
import { slugField } from './slug-field'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

function slugProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !SLUG.test(value)) {
    return 'Use lower-case letters, digits and single hyphens, such as "land-rover".'
  }
  const resident = reservedFor(`/${value}`)
  return resident && `/${value} is reserved for ${resident}. Choose another slug.`
}

/** The first segment of an address. Paths that every website uses itself are refused. */
export const rootSlugField = (description: string) =>
  slugField({
    admin: { position: 'sidebar', description },
    validate: (value: unknown) => slugProblem(value) ?? true,
  })
