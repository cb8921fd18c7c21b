import type { ReactNode } from 'react'
import { closeFilters } from '@/ui/enhance/close-filters'
import { PageScript } from '@/ui/enhance/PageScript'
import { createAnswerCache } from '@/ui/enhance/search/answer-cache'
import { chooseView } from '@/ui/enhance/search/choose-view'
import { countUp } from '@/ui/enhance/search/count-up'
import { fetchPage } from '@/ui/enhance/search/fetch-page'
import { filterSheet } from '@/ui/enhance/search/filter-sheet'
import { formAddress } from '@/ui/enhance/search/form-address'
import { createKeptChoices } from '@/ui/enhance/search/kept-choices'
import { liveSearch } from '@/ui/enhance/search/live-search'
import { morph } from '@/ui/enhance/search/morph'
import { createScrollMemory } from '@/ui/enhance/search/scroll-memory'
import { searchLists } from '@/ui/enhance/search/search-lists'
import { openSearchPage } from '@/ui/enhance/search/search-page'
import { slideRanges } from '@/ui/enhance/search/slide-ranges'
import { watchChoices } from '@/ui/enhance/search/watch-choices'
import { CardScripts } from '@/ui/vehicle/CardScripts'

const parts = {
  createAnswerCache,
  createKeptChoices,
  createScrollMemory,
  countUp,
  fetchPage,
  formAddress,
  morph,
  openSearchPage,
  watchChoices,
}

interface Props {
  /** Where these results are on this website; absent when the page's own address says something that could not be read. */
  address: string | undefined
  /** What was found, in words. */
  found: string
  /** What the page's draws came from; its live answers are drawn by it as well (decision 53). */
  seed: number
  children: ReactNode
}

/** A page of results that follows what a shopper chooses (docs/adr/0013), and what brings its parts to life. */
export function LiveResults({ address, found, seed, children }: Props) {
  return (
    <div data-search data-address={address} data-found={found} data-seed={seed}>
      <p role="status" data-own data-search-status className="sr-only" />
      {children}
      <CardScripts />
      <PageScript run={closeFilters} />
      <PageScript run={filterSheet} />
      <PageScript run={slideRanges} />
      <PageScript run={searchLists} />
      <PageScript run={chooseView} />
      <PageScript run={liveSearch} parts={parts} />
    </div>
  )
}
