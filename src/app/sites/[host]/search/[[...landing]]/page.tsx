import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { decodeSegment } from '@/domain/content/decode-segment'
import { templateFor } from '@/domain/flags/templates'
import { searchHeading } from '@/domain/stock/search/search-heading'
import { pageFacets } from '@/domain/stock/search/shown-facets'
import { usualSort } from '@/domain/stock/search/stock-scope'
import { openSearch } from '@/server/stock/search/open-search'
import { searchStock } from '@/server/stock/search/search-stock'
import { SearchUnavailable } from '@/server/stock/search/stock-engine'
import { openSite } from '@/server/tenants/open-site'
import { SearchNotice } from '@/ui/search/SearchNotice'
import { SearchResults } from '@/ui/search/SearchResults'

interface Props {
  params: Promise<{ host: string; landing?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

function queryOf(values: Record<string, string | string[] | undefined>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** Once a request, though its title and its body both ask. */
const open = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const { host, landing = [] } = await params
  const segments = landing.map(decodeSegment)
  const values = await searchParams
  const ctx = await openSite(host, ['/search', ...landing].join('/') + queryOf(values))
  const search = ctx && (await openSearch(ctx, segments, values))
  if (!search) notFound()
  return { ctx, search, heading: searchHeading(search.query, ctx.settings['site.vehicleWording']) }
})

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { ctx, search, heading } = await open(params, searchParams)
  const page = search.query.page > 1 ? `, page ${search.query.page}` : ''
  const canonical = ctx.canonicalHost && `https://${ctx.canonicalHost}${search.hrefOf(search.query)}`
  return {
    title: `${heading}${page} | ${ctx.name}`,
    description: `${heading} at ${ctx.name}. Filter by make, model, body, price and more.`,
    alternates: canonical ? { canonical } : undefined,
    robots: search.query.text ? 'noindex' : undefined,
  }
}

async function findStock({ ctx, search }: Awaited<ReturnType<typeof open>>) {
  try {
    return await searchStock(ctx, search.query, pageFacets)
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error
    console.error(`stock search failed for ${ctx.slug}`, error)
    return null
  }
}

export default async function SearchPage({ params, searchParams }: Props) {
  const opened = await open(params, searchParams)
  const { ctx, search, heading } = opened
  const result = await findStock(opened)
  return (
    <div className="container-page flex flex-col gap-6 py-8 sm:py-12">
      <h1 className="text-2xl sm:text-3xl">{heading}</h1>
      {search.problems.map(({ field, message }) => (
        <SearchNotice
          key={field}
        >{`Part of the address could not be read: ${field}. ${message}`}</SearchNotice>
      ))}
      {result ? (
        <SearchResults
          query={search.query}
          result={result}
          usualSort={usualSort(ctx.settings)}
          settings={ctx.settings}
          layout={templateFor(ctx.template).layout}
          now={new Date()}
          hrefOf={search.hrefOf}
        />
      ) : (
        <SearchNotice>Search is not available at the moment. Please try again.</SearchNotice>
      )}
    </div>
  )
}
