import { memo } from 'react'
import type { Template } from '@/domain/flags/templates'
import { ownValue } from '@/domain/records/own-value'
import type { CardOptions } from '@/domain/stock/card-options'
import type { AnsweredTile } from '@/domain/stock/search/page/results-answer'
import type { StockHit } from '@/domain/stock/search/results/result'
import type { PhotoPriority } from '@/ui/photos/photo-priority'
import { PromoTile } from '@/ui/promos/PromoTile'
import { VehicleCard } from '@/ui/vehicle/card/VehicleCard'
import { resultSizes } from './result-sizes'

/** Number of cards that render at once. No screen shows more. */
const FIRST_CARDS = 6

const NO_TILES: readonly AnsweredTile[] = []
const NO_DISTANCES: Readonly<Record<string, number>> = {}

const several = 'grid-cols-1 min-[36rem]:grid-cols-2 max-[75rem]:bar:grid-cols-3'
const columns = {
  1: '',
  3: `${several} min-[75rem]:grid-cols-3`,
  4: `${several} min-[75rem]:grid-cols-4`,
} as const

const turnOf = (index: number, columns: number): PhotoPriority =>
  index === 0 ? 'first' : index < columns ? 'early' : 'near'

interface Props {
  hits: readonly StockHit[]
  tiles?: readonly AnsweredTile[]
  card: CardOptions
  layout: Pick<Template['layout'], 'resultCard' | 'resultColumns' | 'filters'>
  now: Date
  /** Distance from the requested postcode in kilometres, by location. */
  distances?: Readonly<Record<string, number>>
}

interface GridProps extends Props {
  /** The previous props, for the later cards while an answer renders. */
  late?: Props
}

export function ResultsGrid({ late, ...props }: GridProps) {
  const below = late ?? props
  const first = props.hits.slice(0, FIRST_CARDS)
  const others = below.hits.slice(FIRST_CARDS).filter(({ id }) => first.every((hit) => hit.id !== id))
  return (
    <div className="@container/results">
      <ul
        className={`cards results-grid grid gap-4 min-[36rem]:gap-6 ${columns[props.layout.resultColumns]}`}
        data-columns={props.layout.resultColumns}
      >
        {first.map((hit) => (
          <Result key={hit.id} hit={hit} {...placeOf(hit, props)} />
        ))}
        {others.map((hit) => (
          <Result key={hit.id} hit={hit} {...placeOf(hit, below)} />
        ))}
      </ul>
    </div>
  )
}

/** Returns the props that a result depends on. They stay identical for the same answer, so `memo` works. */
function placeOf(hit: StockHit, { hits, card, layout, now, ...given }: Props) {
  const { tiles = NO_TILES, distances = NO_DISTANCES } = given
  return { index: hits.indexOf(hit), tiles, card, layout, now, distances }
}

type ResultProps = Required<Omit<Props, 'hits'>> & { hit: StockHit; index: number }

/**
 * One vehicle, preceded by its promo tiles. The first row's photos load eagerly, the first photo with high
 * priority.
 */
const Result = memo(function Result({ hit, index, tiles, card, layout, now, distances }: ResultProps) {
  return (
    <>
      {tiles
        .filter(({ before }) => before === index)
        .map(({ promo }) => (
          <li key={`promo-${promo.id}`}>
            <PromoTile promo={promo} layout={layout} />
          </li>
        ))}
      <li>
        <VehicleCard
          vehicle={hit}
          card={card}
          now={now}
          distance={ownValue(distances, hit.location_name ?? '')}
          sizes={resultSizes(layout)}
          photo={turnOf(index, layout.resultColumns)}
          look={layout.resultCard}
          heading="h2"
        />
      </li>
    </>
  )
})
