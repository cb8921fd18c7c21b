import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { previewableMails, previewMail } from '@/server/checkout/notify/preview-mail'
import { ruleChoices } from '@/server/leads/inbox/rule-choices'
import { allowedTenants } from '../../access/allowed-tenants'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { idOf, staffUser } from '../../access/roles'
import { json } from '../../requests/requests'

async function websitesOf(req: PayloadRequest) {
  refuseWithoutSecondFactor(req)
  if (!staffUser(req)) throw new Forbidden(req.t)
  return allowedTenants(req)
}

const listMails: Endpoint = {
  path: '/mails',
  method: 'get',
  handler: async (req) => {
    const { websites } = await ruleChoices(await websitesOf(req))
    return json({ websites, mails: previewableMails })
  },
}

/** A mail as shoppers or staff get it, with example facts: nobody's data. */
const viewMail: Endpoint = {
  path: '/mails/:website/:mail',
  method: 'get',
  handler: async (req) => {
    const websites = await websitesOf(req)
    const website = idOf(req.routeParams?.website)
    const isOwn = website !== null && (websites === 'all' || websites.includes(website))
    const mail = isOwn ? await previewMail(website, String(req.routeParams?.mail), new Date()) : null
    if (!mail) throw new NotFound(req.t)
    return json(mail)
  },
}

export const mailEndpoints: Endpoint[] = [listMails, viewMail]
