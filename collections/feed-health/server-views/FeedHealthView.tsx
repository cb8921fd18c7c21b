import type { AdminViewServerProps } from 'payload'
import { needsAttention, sortFeeds } from '@/domain/feeds/feed-health'
import type { StockFormat } from '@/domain/stock/formats'
import { database } from '@/server/clients/database'
import { readSiteZones } from '@/server/locations/site-times'
import { MOST_DEALERSHIPS, RUN_DAYS, readFeedHealth } from '@/server/stock/feeds/read-feed-health'
import { missingColumns } from '@/server/stock/formats/missing-columns'
import { chosenWebsites } from '../../access/chosen-websites'
import { staffUser } from '../../access/roles'
import { leaveView } from '../../admin-parts/leave-view'
import { ViewTemplate } from '../../admin-parts/ViewTemplate'
import { FeedPanel } from '../FeedPanel'

/** How the stock of each dealership arrives, with the dealerships first that need attention. */
export async function FeedHealthView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const role = staffUser(req)?.role
  if (!role || role === 'sales-staff') leaveView(req, '/feed-health')
  const now = new Date()
  const pool = database()
  const found = await readFeedHealth(pool, await chosenWebsites(req), now)
  const shown = sortFeeds(found.slice(0, MOST_DEALERSHIPS))
  const zones = await readSiteZones(pool, [...new Set(shown.map(({ websiteId }) => websiteId))])
  const troubled = shown.filter(needsAttention).length
  const { admin } = req.payload.config.routes
  return (
    <ViewTemplate {...props} nav={[{ label: 'Feed health' }]}>
      <h1>Feed health</h1>
      <p>
        {troubled === 0
          ? 'No dealership’s stock is late, stopped or unchanged.'
          : `${troubled} ${troubled === 1 ? 'dealership needs' : 'dealerships need'} attention.`}
      </p>
      {shown.map((feed) => (
        <FeedPanel
          key={feed.id}
          feed={feed}
          missing={missingColumns(
            (feed.last?.format ?? null) as StockFormat | null,
            feed.last?.columns ?? [],
          )}
          now={now}
          days={RUN_DAYS}
          zone={zones.get(feed.websiteId) ?? 'Australia/Sydney'}
          admin={admin}
          seesFeeds={role !== 'marketing-staff'}
        />
      ))}
      {found.length > shown.length && (
        <p>There are more. Choose a website in the selector to see its dealerships.</p>
      )}
    </ViewTemplate>
  )
}
