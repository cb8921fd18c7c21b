import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { NONCE_HEADER } from '@/domain/security/content-policy'
import type { PageQuery } from '@/domain/url/page-query'
import { MissingPage } from '../../missing-page'
import type { ResultsParams } from '../../search/open-results'
import { ResultsPage } from '../../search/ResultsPage'
import { resultsPageMetadata } from '../../search/results-page-metadata'

interface Props {
  params: ResultsParams
  searchParams: Promise<PageQuery>
}

export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return resultsPageMetadata(params, searchParams)
}

/** `/search…` with a query string: the proxy rewrites it to this route. A direct request for this path gets a 404. */
export default async function SearchPage({ params, searchParams }: Props) {
  if (!(await headers()).has(NONCE_HEADER)) return <MissingPage host={(await params).host} />
  return <ResultsPage params={params} query={searchParams} />
}
