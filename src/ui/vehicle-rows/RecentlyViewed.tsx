import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { viewedOf } from '@/domain/vehicle/saved/stored-vehicle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { CardSettings } from '@/ui/vehicle/card/card-settings'
import { type PlaceholderSettings, rowPlaceholders } from './row-placeholders'
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
