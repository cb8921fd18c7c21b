import { editDistance } from '@/domain/text/edit-distance'
import type { Link } from '@/domain/url/link'
import { bodyLabel } from '@/domain/vehicle/body-types'
import { SEARCH_PATH } from '../query/search-path'
import { type LandingNames, landingSlug, stockPaths } from './landing'

const MAX_LINKS = 3

/** The allowed typing errors: a third of the letters, at least one and at most three. */
const mistakes = (slug: string) => Math.min(3, Math.max(1, Math.floor(slug.length / 3)))

interface Near<T> {
  readonly item: T
  readonly distance: number
}

function nearest<T>(wanted: string, items: readonly T[], slugOf: (item: T) => string): readonly Near<T>[] {
  return items
    .map((item) => ({ item, distance: editDistance(wanted, slugOf(item), mistakes(wanted)) }))
    .filter(({ distance }) => distance <= mistakes(wanted))
    .sort((one, other) => one.distance - other.distance)
}

const linkTo = (label: string, ...slugs: readonly string[]): Link => ({
  label,
  href: `${SEARCH_PATH}/${slugs.map(encodeURIComponent).join('/')}`,
})

function labelOfStock(path: string): string {
  const words = path.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function ofOneSegment(wanted: string, names: LandingNames): Near<Link>[] {
  const known = [
    ...Object.keys(stockPaths).map((path) => ({ label: labelOfStock(path), slug: path })),
    ...names.dealerships.map(({ name, slug }) => ({ label: name, slug })),
    ...names.makes.map(({ name }) => ({ label: name, slug: landingSlug(name) })),
    ...names.bodies.map((name) => ({ label: bodyLabel(name), slug: landingSlug(name) })),
  ]
  return nearest(wanted, known, ({ slug }) => slug).map(({ item: { label, slug }, distance }) => ({
    item: linkTo(label, slug),
    distance,
  }))
}

/** Matches for a make and a model: similar models of similar makes, or else the makes alone. */
function ofTwoSegments(wantedMake: string, wantedModel: string, { makes }: LandingNames): Near<Link>[] {
  const near = nearest(wantedMake, makes, ({ name }) => landingSlug(name))
  const models = near.flatMap(({ item: make, distance: ofMake }) =>
    nearest(wantedModel, make.models, landingSlug).map(({ item: model, distance }) => ({
      item: linkTo(`${make.name} ${model}`, landingSlug(make.name), landingSlug(model)),
      distance: ofMake + distance,
    })),
  )
  const alone = near.map(({ item: { name }, distance }) => ({
    item: linkTo(name, landingSlug(name)),
    distance,
  }))
  return models.length > 0 ? models : alone
}

/**
 * Returns up to three landing pages with a path similar to an unknown one, closest first: `Toyota` for
 * `/search/toyotta`. Empty when nothing is similar.
 */
export function nearestLandings(segments: readonly string[], names: LandingNames): readonly Link[] {
  const [first = '', second] = segments.map((segment) => landingSlug(segment.slice(0, 80)))
  const found = second === undefined ? ofOneSegment(first, names) : ofTwoSegments(first, second, names)
  return found
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_LINKS)
    .map(({ item }) => item)
}
