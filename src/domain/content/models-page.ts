import { bodyOfSlug, landingSlug } from '@/domain/stock/search/landing/landing'
import { bodyFromSlug, bodyLabel } from '@/domain/vehicle/body-types'
import type { MenuModel } from './site-chrome'

/** ROUTE-15. */
export const MODELS = '/models'

export interface ListedModel extends MenuModel {
  readonly make: string
  /** Named as in the stock. */
  readonly bodies: readonly string[]
}

export interface BodyChoice {
  readonly label: string
  readonly href: string
  readonly count: number
  readonly chosen: boolean
}

export interface ModelsPage {
  /** Null for all bodies. */
  readonly body: string | null
  /** All models first, then the bodies by name. */
  readonly choices: readonly BodyChoice[]
  readonly makes: readonly { readonly make: string; readonly models: readonly ListedModel[] }[]
}

/** Lower case, with hyphens for spaces and without the ampersand (ROUTE-16). */
export function modelsPath(body: string | null): string {
  return body === null ? MODELS : `${MODELS}?body=${encodeURIComponent(landingSlug(body))}`
}

const byName = (one: string, other: string) => one.localeCompare(other)

/**
 * The content of `/models?body={slug}` (ROUTE-15). The slug may be the stock's name of a body or the product's
 * (decision 69); an empty slug shows all models. Returns null without models, and for a slug that neither the stock nor
 * the product knows.
 */
export function modelsPage(models: readonly ListedModel[], slug: string): ModelsPage | null {
  if (models.length === 0) return null
  const bodies = [...new Set(models.flatMap((model) => model.bodies))].sort(byName)
  const body = slug === '' ? null : (bodyOfSlug(slug, bodies) ?? bodyFromSlug(slug))
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
