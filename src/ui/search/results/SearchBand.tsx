import type { Template } from '@/domain/flags/templates'
import { resultsNoun } from '@/domain/stock/search/results/results-count'
import { formatCount } from '@/domain/text/format-count'

const grounds: Record<Template['layout']['searchBand'], string> = {
  quiet: 'ground-quiet',
  paper: 'ground-paper',
  night: 'ground-night',
}

interface Props {
  heading: string
  ground: Template['layout']['searchBand']
  /** The number of results; null if unknown. */
  count: number | null
  wording: 'Car' | 'Motorcycle'
  /** Where the search is saved to an account; null where that is not possible. */
  saveHref?: string | null
}

/** A lower screen gets less padding, so that the first filters are visible. */
export function SearchBand({ heading, ground, count, wording, saveHref }: Props) {
  return (
    <div
      className={`search-band border-b border-line py-6 tall:py-10 outback:py-5 marque:border-b-0 marque:pb-0 marque:sm:pt-16 ${grounds[ground]}`}
    >
      <div className="container-page">
        <h1 className="text-2xl sm:text-3xl marque:sm:text-4xl throttle:uppercase">{heading}</h1>
        {count !== null && (
          <p className="tabular mt-1 text-ink-2 sm:text-lg">
            <strong>{formatCount(count)}</strong> {resultsNoun(count, wording)} found
          </p>
        )}
        {saveHref && (
          <a href={saveHref} rel="nofollow" className="inline-block pt-2 underline">
            Save this search
          </a>
        )}
      </div>
    </div>
  )
}
