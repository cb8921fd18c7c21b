import { bodyOfSlug, landingSlug } from '@/domain/stock/search/landing/landing'
import { bodyLabel, bodySpelt } from '@/domain/vehicle/body-types'
import type { MenuModel } from './site-chrome'

/** Where a website shows its models (ROUTE-15). */
export const MODELS = '/models'

/** A model with what it is found by. */
export interface ListedModel extends MenuModel {
  readonly make: string
  /** As the stock names them. */
  readonly bodies: readonly string[]
}

export interface BodyChoice {
  readonly label: string
  readonly href: string
  readonly count: number
  readonly chosen: boolean
}

/** The models of one body, or all of them, as the page shows them. */
export interface ModelsPage {
  /** The chosen body's name; null for all. */
  readonly body: string | null
  /** All, then each body by its name. */
  readonly choices: readonly BodyChoice[]
  readonly makes: readonly { readonly make: string; readonly models: readonly ListedModel[] }[]
}

/** The models page of a body: spaces become hyphens, the ampersand goes, all is lower case (ROUTE-16). */
export function modelsPath(body: string | null): string {
  return body === null ? MODELS : `${MODELS}?body=${encodeURIComponent(landingSlug(body))}`
}

const byName = (one: string, other: string) => one.localeCompare(other)

/**
 * What `/models?body={slug}` shows of these models (ROUTE-15), be the body named as the stock does or as the product words it
 * (decision 69); all of them for an empty slug. Null without models, and for a
 * slug that is no body of the stock nor of the product.
 */
export function modelsPage(models: readonly ListedModel[], slug: string): ModelsPage | null {
  if (models.length === 0) return null
  const bodies = [...new Set(models.flatMap((model) => model.bodies))].sort(byName)
  const body = slug === '' ? null : (bodyOfSlug(slug, bodies) ?? bodySpelt(slug))
  if (body === undefined) return null
  const shown = models.filter((model) => body === null || model.bodies.includes(body))
  const all = { label: 'All models', href: MODELS, count: models.length, chosen: body === null }
  const choices = bodies.map((name) => ({
    label: bodyLabel(name),
    href: modelsPath(name),
    count: models.filter((model) => model.bodies.includes(name)).length,
    chosen: name === body,
  }))
  return { body: body && bodyLabel(body), choices: [all, ...choices], makes: byMake(shown) }
}

function byMake(models: readonly ListedModel[]): ModelsPage['makes'] {
  const makes = [...new Set(models.map(({ make }) => make))].sort(byName)
  return makes.map((make) => ({
    make,
    models: models
      .filter((model) => model.make === make)
      .sort((one, other) => byName(one.label, other.label)),
  }))
}
