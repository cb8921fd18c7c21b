import type { Metadata } from 'next'
import type { PageQuery } from '@/domain/url/page-query'
import { openResults, type ResultsParams } from './open-results'
import { resultsMetadata } from './results-metadata'

export async function resultsPageMetadata(
  params: ResultsParams,
  query: Promise<PageQuery>,
): Promise<Metadata> {
  const opened = await openResults(params, query)
  if (!opened) return { title: 'Page not found', robots: 'noindex' }
  return 'isFailed' in opened ? { title: opened.heading } : resultsMetadata(opened)
}
