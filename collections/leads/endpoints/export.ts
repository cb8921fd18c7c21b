import type { Endpoint, PayloadRequest } from 'payload'
import type { InboxFilters } from '@/domain/leads/inbox/inbox-filters'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { exportLeads } from '@/server/leads/inbox/export-leads'
import { bodyOf, parse, streamOf } from '../../requests/requests'
import { scopeOf } from './lead-scope-of'
import { filtersOf } from './parse-filters'

function csv(req: PayloadRequest, scope: LeadScope, filters: InboxFilters): Response {
  const body = streamOf(req, exportLeads(scope, filters), 'The export of leads stopped.')
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Downloads the filtered leads. Without a search text, which belongs in the body of the POST. */
export const exportByUrl: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const { scope, user } = await scopeOf(req, 'read')
    const { text, ...given } = Object.fromEntries(req.searchParams)
    return csv(req, scope, parse(filtersOf(user.id), given))
  },
}

/** The same, with every filter. A form of the inbox posts it as multipart/form-data, and the browser saves the answer. */
export const exportByForm: Endpoint = {
  path: '/export',
  method: 'post',
  handler: async (req) => {
    const { scope, user } = await scopeOf(req, 'read')
    return csv(req, scope, await bodyOf(req, filtersOf(user.id)))
  },
}
