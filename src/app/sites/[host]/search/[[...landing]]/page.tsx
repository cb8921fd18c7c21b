import type { Metadata } from 'next'
import type { ResultsParams } from '../open-results'
import { ResultsPage } from '../ResultsPage'
import { resultsPageMetadata } from '../results-page-metadata'

/** Landing pages are cached. The proxy sends searches with a query string to `/results`. */
export const dynamic = 'force-static'

/** The build renders no page, because only the database knows the stock. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: ResultsParams
}

const withoutQuery = Promise.resolve({})

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return resultsPageMetadata(params, withoutQuery)
}

export default function LandingPage({ params }: Props) {
  return <ResultsPage params={params} query={withoutQuery} />
}
