import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { viewedOf } from '@/domain/vehicle/saved/kept-vehicle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { CardSettings } from '@/ui/vehicle/card/card-settings'
import { rowPlaceholders, type PlaceholderSettings } from './late-places'
import ViewedRow from './viewed-row.island'

interface Props {
  settings: CardSettings & PlaceholderSettings
  hasWeekly: boolean
  viewing?: Vehicle
}

export function RecentlyViewed({ settings, hasWeekly, viewing }: Props) {
  return (
    <ViewedRow
      room={rowPlaceholders(settings, hasWeekly, SEARCH_PATH)}
      viewing={viewing ? viewedOf(viewing) : null}
    />
  )
}
