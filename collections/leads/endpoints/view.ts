import type { Endpoint, PayloadRequest } from 'payload'
import type { Choice } from '@/domain/leads/inbox/inbox-row'
import type { LeadView } from '@/domain/leads/inbox/lead-detail'
import { formLabels } from '@/server/leads/inbox/form-labels'
import {
  deliveriesOf,
  notesOf,
  othersOf,
  testDrivesOf,
  valuationsOf,
} from '@/server/leads/inbox/lead-history'
import { findLead, leadDetail, type StoredLead } from '@/server/leads/inbox/read-lead'
import { json } from '../../requests/requests'
import { leadScope } from '../access/lead-scope'
import { peopleWhoWorkOn } from '../access/people-who-work-on'
import { leadOf } from './with-lead'

async function peopleFor(req: PayloadRequest, lead: StoredLead): Promise<Choice[]> {
  const where = await peopleWhoWorkOn(req, { tenant: lead.tenantId, location: lead.locationId })
  if (where === null) return []
  const { docs } = await req.payload.find({
    collection: 'users',
    where,
    select: { name: true },
    depth: 0,
    pagination: false,
    sort: 'name',
    overrideAccess: true, // sales staff read no other people; their names are shown, nothing else
    req,
  })
  return docs.map(({ id, name }) => ({ value: id, label: name }))
}

async function mayWorkOn(req: PayloadRequest, publicId: string): Promise<boolean> {
  const scope = await leadScope(req, 'update')
  return scope !== null && (await findLead(scope, publicId)) !== null
}

export const viewLead: Endpoint = {
  path: '/inbox/:publicId',
  method: 'get',
  handler: async (req) => {
    const { lead, scope } = await leadOf(req, 'read')
    const mayWork = await mayWorkOn(req, lead.publicId)
    const view: LeadView = {
      lead: leadDetail(lead, await formLabels(lead)),
      notes: await notesOf(lead),
      deliveries: await deliveriesOf(lead),
      others: await othersOf(scope, lead),
      testDrives: await testDrivesOf(lead),
      valuations: await valuationsOf(lead),
      people: mayWork ? await peopleFor(req, lead) : [],
      mayWork,
    }
    return json(view)
  },
}
