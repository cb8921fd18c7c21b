import type { Metadata } from 'next'
import { listSmallPrint } from '@/domain/finance/small-print'
import { templateFor } from '@/domain/flags/templates'
import { resultsNoun, shownCount } from '@/domain/stock/search/results-count'
import { trackedEvents } from '@/domain/tracking/events'
import { answerOnce } from '@/server/pages/answer-marks'
import { PageScript } from '@/ui/enhance/PageScript'
import { trackSearch } from '@/ui/enhance/tracking/track-search'
import { Notice } from '@/ui/primitives/Notice'
import { LandingIntro } from '@/ui/search/LandingIntro'
import { LiveResults } from '@/ui/search/LiveResults'
import { SearchBand } from '@/ui/search/SearchBand'
import { SearchResults } from '@/ui/search/SearchResults'
import { RecentlyViewed } from '@/ui/vehicle-rows/RecentlyViewed'
import { FailedSearch } from '../FailedSearch'
import { MissingLanding } from '../MissingLanding'
import { openResults, type ResultsParams } from '../open-results'
import { promoTiles } from '../promo-tiles'
import { ResultsData } from '../ResultsData'
import { resultsMetadata } from '../results-metadata'

export const dynamic = 'force-static'

/** Nothing is rendered while building: what there is to search is known to the database alone. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: ResultsParams
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const opened = await openResults(params)
  if (!opened) return { title: 'Page not found', robots: 'noindex' }
  return 'isFailed' in opened ? { title: opened.heading } : resultsMetadata(opened)
}

export default async function SearchPage({ params }: Props) {
  const opened = await openResults(params)
  if (!opened) return <MissingLanding params={params} />
  if ('isFailed' in opened) return <FailedSearch {...opened} />
  const { ctx, search, heading, names, result, text, seed } = opened
  const { query, problems, reading, distances, hrefOf } = search
  const address = hrefOf(query)
  if (!result) return <FailedSearch ctx={ctx} heading={heading} address={address} />
  await answerOnce()
  const { layout } = templateFor(ctx.template)
  const wording = ctx.settings['site.vehicleWording']
  const count = shownCount(result, query, ctx.settings['search.cappedCount'])
  const band = <SearchBand heading={heading} ground={layout.searchBand} count={count} wording={wording} />
  const now = new Date()
  const smallPrint = listSmallPrint(ctx.financeProvider, ctx.settings)
  const intro = text?.intro && query.page === 1 && <LandingIntro content={text.intro} />
  return (
    <>
      <LiveResults
        address={problems.length === 0 ? address : undefined}
        found={`${count.toLocaleString('en-AU')} ${resultsNoun(count, wording)} found`}
        seed={seed}
      >
        {band}
        <div className="container-page flex flex-col gap-6 py-6 sm:py-8">
          {problems.map(({ field, message }) => (
            <Notice
              look="caution"
              live="alert"
              key={field}
              name={`problem-${field}`}
            >{`Part of the address could not be read: ${field}. ${message}`}</Notice>
          ))}
          {text?.introPlace === 'above' && intro}
          <SearchResults
            query={query}
            reading={reading}
            distances={distances}
            result={result}
            count={count}
            makes={names.makes}
            settings={ctx.settings}
            smallPrint={smallPrint}
            layout={layout}
            now={now}
            hrefOf={hrefOf}
            tiles={await promoTiles(opened, now)}
          />
          {text?.introPlace === 'below' && intro}
        </div>
      </LiveResults>
      <RecentlyViewed settings={ctx.settings} smallPrint={smallPrint} />
      <ResultsData {...opened} />
      {ctx.settings['integrations.trackingSink'] && (
        <PageScript run={trackSearch} settings={{ event: trackedEvents.searchPage }} />
      )}
    </>
  )
}
