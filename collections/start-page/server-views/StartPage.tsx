import { headers } from 'next/headers'
import { createLocalReq, type PayloadRequest } from 'payload'
import { attentionPath, listAttention } from '@/domain/dashboard/attention'
import { fillDays } from '@/domain/dashboard/lead-days'
import { groupOfAll } from '@/domain/dashboard/site-card'
import { addAges } from '@/domain/dashboard/stock-ages'
import { stockAttention } from '@/domain/dashboard/stock-attention'
import { planWeek, WEEK_MS } from '@/domain/dashboard/week'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { database } from '@/server/clients/database'
import {
  LEAD_DAYS,
  readAttention,
  readLeadDays,
  readSites,
  readUndelivered,
} from '@/server/dashboard/read-dashboard'
import { readTimedContent } from '@/server/dashboard/timed-content'
import type { Websites } from '@/server/tenants/websites'
import { chosenWebsites } from '../../access/chosen-websites'
import { staffUser } from '../../access/roles'
import { leadScope, reportScope } from '../../leads/access/lead-scope'
import { AttentionList } from '../AttentionList'
import { LeadChart } from '../LeadChart'
import { SiteCards } from '../SiteCards'
import { StockChart } from '../StockChart'
import { WeekLists } from '../WeekLists'

/** The part of a scope that lies within these websites. */
function within(scope: LeadScope, websites: Websites): LeadScope {
  if (websites === 'all') return scope
  const reached = scope.websites
  return { ...scope, websites: reached === 'all' ? websites : websites.filter((id) => reached.includes(id)) }
}

async function read(req: PayloadRequest, now: Date) {
  const user = staffUser(req)
  if (!user) return null
  const pool = database()
  const websites = await chosenWebsites(req)
  const [named, counted] = [await leadScope(req, 'read'), await reportScope(req)]
  const isSales = user.role === 'sales-staff'
  const [sites, contents, counts, undelivered, days] = await Promise.all([
    readSites(pool, websites, now),
    isSales ? [] : readTimedContent(pool, websites, { from: now, until: new Date(now.getTime() + WEEK_MS) }),
    isSales ? [] : readAttention(pool, { websites, now }),
    named ? readUndelivered(pool, within(named, websites)) : [],
    counted ? readLeadDays(pool, within(counted.scope, websites), now) : null,
  ])
  const stock = isSales ? [] : stockAttention(sites)
  return { isSales, sites, contents, attention: listAttention([...undelivered, ...counts, ...stock]), days }
}

/** The start page: what needs attention, what is live this week, leads and websites, each only as far as the person may read it. */
export async function StartPage({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  // Payload passes the start page no request.
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const now = new Date()
  const found = await read(req, now)
  if (!found) return null
  const { admin, api } = payload.config.routes
  const group = groupOfAll(found.sites)
  const { isSales, sites, contents, attention, days } = found
  const lines = attention.map((each) => ({ ...each, href: admin + attentionPath(each.kind, now) }))
  const host = (await headers()).get('host') ?? ''
  return (
    <div className="leads tw:mb-base tw:grid tw:gap-base">
      <div className="tw:flex tw:flex-wrap tw:items-center tw:justify-between tw:gap-half">
        <h1 className="tw:m-0">Today</h1>
        {group && (
          // biome-ignore lint/performance/noImgElement: a picture of the admin's own API, at its own size
          <img src={`${api}/groups/${group.id}/logo`} alt={group.name} className="tw:max-h-12 tw:max-w-48" />
        )}
      </div>
      <div className="tw:grid tw:gap-base tw:full:grid-cols-2">
        <AttentionList lines={lines} />
        <div className="tw:grid tw:content-start tw:gap-base">
          {days && <LeadChart days={fillDays(days, now, LEAD_DAYS)} />}
          <StockChart ages={addAges(sites.map(({ ages }) => ages))} />
        </div>
      </div>
      {!isSales && <WeekLists week={planWeek(contents, now)} admin={admin} />}
      <SiteCards sites={sites} adminHost={host} />
    </div>
  )
}
