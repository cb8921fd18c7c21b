import { priceOptions } from '@/domain/pricing/price-display'
import { budgetTerms } from '@/domain/stock/budget/budget'
import { isEmptyBudget, nothingFound } from '@/domain/stock/budget/price-window'
import { packFacets } from '@/domain/stock/search/facets/packed-facets'
import { isOneMake } from '@/domain/stock/search/facets/shown-facets'
import type { ResultsAnswer, ResultsHead } from '@/domain/stock/search/page/results-answer'
import { searchedCarTypes } from '@/domain/stock/search/page/searched-car-types'
import { packHit } from '@/domain/stock/search/results/packed-hit'
import { shownCount } from '@/domain/stock/search/results/results-count'
import { shownHits } from '@/domain/stock/search/results/sold-runs'
import { readingNotices } from '@/domain/stock/search/understand/reading-notices'
import { withReading } from '@/domain/stock/search/understand/text-reading'
import type { OpenedResults } from './open-results'
import { promoTiles } from './promo-tiles'
import { resultsMetadata } from './results-metadata'

/** The number of photos with a blurred placeholder: those that fit the first screen. */
const EARLY = 4

type Results = OpenedResults & { readonly result: NonNullable<OpenedResults['result']> }

export async function resultsAnswer(opened: Results, now: Date): Promise<ResultsAnswer> {
  const { ctx, search, result, names, heading, text } = opened
  const { query, reading, problems, distances, hrefOf } = search
  const { settings } = ctx
  const price = priceOptions(settings)
  const chosen = withReading(query, reading).refinements
  return {
    query,
    address: hrefOf(query),
    heading,
    head: headOf(opened),
    shown: shownCount(result, query, settings['search.cappedCount']),
    count: result.count,
    page: result.page,
    pages: result.pages,
    hits: shownHits(result.hits, settings).map((hit, index) =>
      packHit(hit, { price, now, isEarly: index < EARLY }),
    ),
    facets: packFacets(result.facets, { chosen, makes: names.makes }),
    reading: {
      parts: reading.parts,
      words: reading.words,
      searchedText: reading.searchedText,
      sort: reading.sort,
    },
    notices: readingNotices(reading),
    distances: rounded(distances),
    models: modelsOf(opened, chosen.make ?? []),
    problems,
    tiles: (await promoTiles(opened, now)).map(({ before, promo }) => {
      const { id, title, text, picture, link } = promo
      return { before, promo: { id, title, text, picture, link } }
    }),
    carTypes: searchedCarTypes(search, settings['search.preset']),
    budgetNote: isEmptyBudget(query, budgetTerms) ? nothingFound(settings['site.vehicleWording']) : null,
    intro: text?.intro && query.page === 1 ? { place: text.introPlace, content: text.intro } : null,
    now: now.toISOString(),
  }
}

function headOf(opened: Results): ResultsHead {
  const { title, description, alternates, robots } = resultsMetadata(opened)
  return {
    title: String(title),
    description: description ?? '',
    canonical: alternates?.canonical ? String(alternates.canonical) : null,
    robots: robots ? 'noindex, follow' : null,
  }
}

function rounded(distances: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(distances).map(([name, km]) => [name, Math.round(km)]))
}

function modelsOf({ names, result }: Results, chosen: readonly string[]): ResultsAnswer['models'] {
  const makes = names.makes.filter(
    (make) => chosen.includes(make.name) || isOneMake({ model: result.facets.model ?? [] }, [make]),
  )
  return Object.fromEntries(makes.map(({ name, models }) => [name, models]))
}
