import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { explainDeliveries } from '@/domain/leads/delivery/plan-deliveries'
import { database } from '@/server/clients/database'
import { readRules } from '@/server/leads/delivery/read-rules'
import { ruleChoices } from '@/server/leads/inbox/rule-choices'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { scopeOfAnswer } from '../../leads/access/lead-scope'
import { bodyOf, json } from '../../requests/requests'

const MAX_ID = 2_147_483_647

const id = (name: string) => z.int(`${name} must be an id.`).min(1).max(MAX_ID)
const word = (name: string) => z.string(`${name} must be a text.`).trim().max(100)

const tried = z.object({
  website: id('website'),
  form: word('form').min(1, 'form: choose a form.'),
  category: word('category'),
  carType: z.enum(['new', 'demo', 'used'], 'carType must be new, demo or used.').nullable(),
  location: id('location').nullable(),
  dealership: id('dealership').nullable(),
})

/** The websites whose rules the person may read. */
async function websitesOf(req: PayloadRequest): Promise<'all' | readonly number[]> {
  refuseWithoutSecondFactor(req)
  const scope = scopeOfAnswer(await req.payload.collections['lead-rules'].config.access.read({ req }))
  if (!scope) throw new Forbidden(req.t)
  return scope.websites
}

/** Where a lead would go: each rule of the website, and why it does not match. Sends nothing. */
export const tryRules: Endpoint = {
  path: '/try',
  method: 'post',
  handler: async (req) => {
    const websites = await websitesOf(req)
    const { website, form, category, carType, location, dealership } = await bodyOf(req, tried)
    if (websites !== 'all' && !websites.includes(website)) throw new NotFound(req.t)
    const lead = { formKey: form, category, carType, locationId: location, dealershipId: dealership }
    return json(explainDeliveries(lead, await readRules(database(), website)))
  },
}

export const tryChoices: Endpoint = {
  path: '/try-choices',
  method: 'get',
  handler: async (req) => json(await ruleChoices(await websitesOf(req))),
}
