import { rowPlaceholders } from '@/domain/stock/card/row-placeholders'
import type { CardOptions } from '@/domain/stock/card-options'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { viewedOf } from '@/domain/vehicle/saved/stored-vehicle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import ViewedRow from './viewed-row.island'

interface Props {
  card: CardOptions
  hasWeekly: boolean
  viewing?: Vehicle
}

export function RecentlyViewed({ card, hasWeekly, viewing }: Props) {
  return (
    <ViewedRow
      room={rowPlaceholders(card, hasWeekly, SEARCH_PATH)}
      viewing={viewing ? viewedOf(viewing) : null}
    />
  )
}
