import type { Endpoint } from 'payload'
import { z } from 'zod'
import { countLeads } from '@/server/leads/inbox/count-leads'
import { inboxChoices } from '@/server/leads/inbox/inbox-choices'
import { listLeads } from '@/server/leads/inbox/list-leads'
import { bodyOf, json } from '../../requests/requests'
import { scopeOf } from './lead-scope-of'
import { cursor, filtersOf } from './parse-filters'

/** A page of the inbox. A POST, because a search text names people, and URLs are logged. */
export const listInbox: Endpoint = {
  path: '/inbox',
  method: 'post',
  handler: async (req) => {
    const { scope, user } = await scopeOf(req, 'read')
    const question = z.object({ filters: filtersOf(user.id), after: cursor })
    const { filters, after } = await bodyOf(req, question)
    const [page, counts] = await Promise.all([listLeads(scope, filters, after), countLeads(scope, filters)])
    return json({ ...page, counts })
  },
}

export const listChoices: Endpoint = {
  path: '/inbox-choices',
  method: 'get',
  handler: async (req) => {
    const { scope } = await scopeOf(req, 'read')
    return json(await inboxChoices(scope))
  },
}
