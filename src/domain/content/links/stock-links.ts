import { landingSlug } from '@/domain/stock/search/landing/landing'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import type { CountedName, StockChoices } from '@/domain/stock/stock-choices'
import { bodyLabel, bodyOrder } from '@/domain/vehicle/body-types'
import type { CountedLink } from '../site-chrome'

/** Such as `/search/kia/sportage` (ROUTE-10…12). */
export function landingPath(...names: readonly string[]): string {
  return `${SEARCH_PATH}/${names.map((name) => encodeURIComponent(landingSlug(name))).join('/')}`
}

/** Known body types in the product's order and wording, then the rest as the stock names them (SEARCH-33). */
export function bodyLinks({ bodies }: Pick<StockChoices, 'bodies'>): CountedLink[] {
  const place = ({ name }: CountedName) => bodyOrder(name)
  return [...bodies]
    .sort((one, other) => place(one) - place(other) || one.name.localeCompare(other.name))
    .map((body) => ({
      label: bodyLabel(body.name),
      href: landingPath(body.name),
      count: body.count,
    }))
}

/** The `chosen` makes in stock, in their order; without any, all makes by name. */
export function makeLinks(
  { makes }: Pick<StockChoices, 'makes'>,
  chosen: readonly string[] = [],
): CountedLink[] {
  const byName = [...makes].sort((one, other) => one.name.localeCompare(other.name))
  if (chosen.length === 0) {
    return byName.map(({ name, count }) => ({ label: name, href: landingPath(name), count }))
  }
  return chosen.flatMap((wanted) => {
    const found = byName.find(({ name }) => landingSlug(name) === landingSlug(wanted))
    return found ? [{ label: wanted, href: landingPath(found.name), count: found.count }] : []
  })
}

/**
 * The models of a franchise's own make; other makes are trade-ins. All models if the make is unknown or not in stock.
 */
export function ownModels(
  { models, makes }: Pick<StockChoices, 'models' | 'makes'>,
  manufacturer: string | null,
): Pick<StockChoices, 'models' | 'makes'> {
  const own = makes.filter(({ name }) => name === manufacturer)
  return own.length > 0
    ? { makes: own, models: models.filter(({ make }) => make === manufacturer) }
    : { makes, models }
}

/** The `limit` most frequent models, by name. Their labels omit the make if the website has only one. */
export function modelLinks(
  { models, makes }: Pick<StockChoices, 'models' | 'makes'>,
  limit: number,
): CountedLink[] {
  const oneMake = makes.length === 1
  return [...models]
    .sort((one, other) => other.count - one.count)
    .slice(0, limit)
    .map(({ make, model, count }) => ({
      label: oneMake ? model : `${make} ${model}`,
      href: landingPath(make, model),
      count,
    }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
