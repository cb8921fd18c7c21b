import { type Endpoint, Forbidden } from 'payload'
import { z } from 'zod'
import { daysBetween, REPORT_DAYS_MAX } from '@/domain/leads/inbox/lead-report'
import { reportWebsites as websitesOf } from '@/server/leads/inbox/inbox-choices'
import { readReport } from '@/server/leads/inbox/read-report'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { json, parse } from '../../requests/requests'
import { reportScope } from '../access/lead-scope'
import { day, filtersOf } from './parse-filters'

const range = z
  .object({ from: day('from'), to: day('to') })
  .refine((question) => daysBetween(question) > 0, 'to must not be before from.')
  .refine((question) => daysBetween(question) <= REPORT_DAYS_MAX, 'A report covers one year at most.')

/** Counts for everybody who works on a website's marketing or leads; people's names for those who may see names. */
export const report: Endpoint = {
  path: '/report',
  method: 'get',
  handler: async (req) => {
    refuseWithoutSecondFactor(req)
    const reach = await reportScope(req)
    if (!reach) throw new Forbidden(req.t)
    const given = Object.fromEntries(req.searchParams)
    const { website } = parse(filtersOf(0), { website: given.website })
    const question = { website, ...parse(range, given) }
    return json(await readReport(reach.scope, question, reach.seesNames))
  },
}

export const reportWebsites: Endpoint = {
  path: '/report-websites',
  method: 'get',
  handler: async (req) => {
    refuseWithoutSecondFactor(req)
    const reach = await reportScope(req)
    if (!reach) throw new Forbidden(req.t)
    return json(await websitesOf(reach.scope))
  },
}
