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
}

export function SearchBand({ heading, ground, count, wording }: Props) {
  return (
    <div className={`search-band ${grounds[ground]}`}>
      <div className="container-page">
        <h1 className="text-2xl sm:text-3xl marque:sm:text-4xl throttle:uppercase">{heading}</h1>
        {count !== null && (
          <p className="tabular mt-1 text-ink-2 sm:text-lg">
            <strong>{formatCount(count)}</strong> {resultsNoun(count, wording)} found
          </p>
        )}
      </div>
    </div>
  )
}
