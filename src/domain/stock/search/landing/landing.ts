import { ownValue } from '@/domain/records/own-value'
import { bodyFromSlug, bodyLabel } from '@/domain/vehicle/body-types'
import type { CarType } from '@/domain/vehicle/vehicle'
import type { FacetAttribute } from '../query/attributes'
import { SEARCH_PATH } from '../query/search-path'
import { emptyQuery, type Refinements, type StockQuery } from '../query/stock-query'
import type { SoldKinds } from './sold-kinds'

export interface LandingNames {
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[]
  readonly makes: readonly { readonly name: string; readonly models: readonly string[] }[]
  readonly bodies: readonly string[]
  /** Absent when unknown. */
  readonly sold?: SoldKinds
}

/** Paths of the conditions (ROUTE-04…08). */
export const stockPaths: Readonly<Record<string, readonly CarType[]>> = {
  'used-cars': ['used'],
  'demo-cars': ['demo'],
  'new-cars': ['new'],
  'new-used-and-demo-cars': ['demo', 'new', 'used'],
  'new-and-demo-cars': ['demo', 'new'],
}

/** Converts a make, model or body to a URL segment: lower case, hyphens for spaces, no ampersand (ROUTE-16). */
export function landingSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', '')
    .trim()
    .replace(/[\s/]+/g, '-')
}

/**
 * Resolves `/search/{…segments}` to filters (ROUTE-03…12): a condition, a dealership, a make (with one of its models),
 * a body, or a kind of vehicle in the singular or plural. When names collide, the first in this order wins (decision
 * 37). The only kind that a website sells resolves to all stock. Null for an unknown path.
 */
export function resolveLanding(segments: readonly string[], names: LandingNames): Refinements | null {
  const [first = '', second] = segments
  if (segments.length === 2 && second !== undefined) return makeAndModel(first, second, names)
  if (segments.length !== 1) return null
  const carTypes = ownValue(stockPaths, first)
  if (carTypes) return { car_type: carTypes }
  const dealership = names.dealerships.find(({ slug }) => slug === first)
  if (dealership) return { dealership_name: [dealership.name] }
  const make = names.makes.find(({ name }) => landingSlug(name) === first)
  if (make) return { make: [make.name] }
  const body = bodyOfSlug(first, names.bodies)
  return body === undefined ? ofKind(first, names) : { body: [body] }
}

function ofKind(slug: string, { sold }: LandingNames): Refinements | null {
  const kind = sold?.all.find((name) =>
    [name, name.replace(/s$/, '')].some((each) => landingSlug(each) === slug),
  )
  if (kind === undefined) return null
  return sold?.all.length === 1 ? {} : { categories: [kind] }
}

/**
 * Finds the one of `bodies` that a slug names: by its own name, or else by any known spelling of the same body type, so
 * that `station-wagon` finds `Wagon` in the stock (decision 69).
 */
export function bodyOfSlug(slug: string, bodies: readonly string[]): string | undefined {
  const label = bodyFromSlug(slug)
  return bodies.find((name) => landingSlug(name) === slug) ?? bodies.find((name) => bodyLabel(name) === label)
}

function makeAndModel(makeSlug: string, modelSlug: string, { makes }: LandingNames): Refinements | null {
  const make = makes.find(({ name }) => landingSlug(name) === makeSlug)
  const model = make?.models.find((name) => landingSlug(name) === modelSlug)
  return make && model !== undefined ? { make: [make.name], model: [model] } : null
}

/** Adds a landing page's filters to a query. When both choose values of one attribute, either matches. */
export function withLanding(query: StockQuery, landing: Refinements): StockQuery {
  const refinements = { ...query.refinements }
  for (const [attribute, values] of Object.entries(landing) as [FacetAttribute, readonly string[]][]) {
    refinements[attribute] = [...new Set([...(refinements[attribute] ?? []), ...values])].sort()
  }
  return { ...query, refinements }
}

/**
 * Moves as many filters as possible into the path of a landing page and returns the rest for the query string
 * (ROUTE-13). A filter moves only when the path resolves back to it.
 */
export function landingOf(query: StockQuery, names: LandingNames): { path: string; rest: StockQuery } {
  for (const { segments, attributes } of candidates(query.refinements, names)) {
    const landing = resolveLanding(segments, names)
    if (
      !landing ||
      !attributes.every((attribute) => same(landing[attribute], query.refinements[attribute]))
    ) {
      continue
    }
    const refinements = { ...query.refinements }
    for (const attribute of attributes) delete refinements[attribute]
    return {
      path: `${SEARCH_PATH}/${segments.map(encodeURIComponent).join('/')}`,
      rest: { ...query, refinements },
    }
  }
  return { path: SEARCH_PATH, rest: { ...emptyQuery, ...query } }
}

interface Candidate {
  readonly segments: readonly string[]
  readonly attributes: readonly FacetAttribute[]
}

function candidates(chosen: Refinements, names: LandingNames): readonly Candidate[] {
  const only = (attribute: FacetAttribute) =>
    chosen[attribute]?.length === 1 ? chosen[attribute]?.[0] : undefined
  const [make, model, body, dealershipName, kind] = [
    only('make'),
    only('model'),
    only('body'),
    only('dealership_name'),
    only('categories'),
  ]
  const dealership = names.dealerships.find(({ name }) => name === dealershipName)
  const stock = Object.keys(stockPaths).find((path) => same(stockPaths[path], chosen.car_type))
  const found: Candidate[] = []
  if (make && model) {
    found.push({ segments: [landingSlug(make), landingSlug(model)], attributes: ['make', 'model'] })
  }
  if (make) found.push({ segments: [landingSlug(make)], attributes: ['make'] })
  if (dealership) found.push({ segments: [dealership.slug], attributes: ['dealership_name'] })
  if (body) found.push({ segments: [landingSlug(body)], attributes: ['body'] })
  if (stock) found.push({ segments: [stock], attributes: ['car_type'] })
  if (kind) found.push({ segments: [landingSlug(kind)], attributes: ['categories'] })
  return found
}

function same(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  return one?.length === other?.length && Boolean(one?.every((value, index) => value === other?.[index]))
}
