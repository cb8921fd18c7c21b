import { randomUUID } from 'node:crypto'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isSettingKey, type SettingKey } from '@/domain/flags/catalogue'
import { gridKeys, type NextValue, withNext } from '@/domain/flags/grid/grid'
import { sameValue } from '@/domain/flags/grid/same-value'
import { checkOverrides } from '@/domain/flags/overrides/check-overrides'
import { describeProblems } from '@/domain/flags/overrides/describe-problems'
import { isRecord } from '@/domain/flags/overrides/value-problem'
import { connectionOf, inRequestTransaction } from '@/server/clients/payload-transaction'
import { momentsOf } from '@/server/locations/site-times'
import { lockWebsites } from '@/server/switches/websites'
import { idOf } from '../../access/roles'
import { bodyOf, json } from '../../requests/requests'
import { parentLayers } from '../../settings/parent-layers'
import { documentReader } from '../../settings/website-settings'
import { holderOf, saveSettings, switcherOf } from './people'

const MOST_WEBSITES = 500

const refused = (message: string) => new APIError(message, 400, null, true)

const body = z.object({
  key: z
    .string()
    .refine((key) => isSettingKey(key) && gridKeys.includes(key), 'Choose a switch that a website may set.')
    .transform((key) => key as SettingKey),
  websites: z
    .array(z.int().min(1))
    .min(1, 'Choose at least one website.')
    .max(MOST_WEBSITES, `Choose at most ${MOST_WEBSITES} websites.`)
    .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b)),
  /** Without a value the websites inherit. */
  next: z.union([z.literal('inherit'), z.object({ value: z.json() })], 'Enter a value, or inherit.'),
  /** In each website's own time zone. Without it the change is made now. */
  at: z.iso
    .datetime({ local: true, precision: -1, error: 'Enter day and time such as 2026-11-27T17:00.' })
    .optional(),
})

type Asked = z.infer<typeof body>

async function changeNow(req: PayloadRequest, { key, websites, next }: Asked): Promise<number> {
  await lockWebsites(await connectionOf(req), websites)
  let changed = 0
  for (const id of websites) {
    const site = await holderOf(req, 'tenants', id)
    const settings = withNext(site.settings, key, next)
    if (sameValue(settings, site.settings ?? {})) continue
    await saveSettings(req, 'tenants', site, settings)
    changed++
  }
  return changed
}

/** Throws 400 if the website could not have the value today. */
async function refuseProblem(
  req: PayloadRequest,
  site: Awaited<ReturnType<typeof holderOf>>,
  key: SettingKey,
  next: NextValue,
) {
  const { layers } = await parentLayers('tenant', site, documentReader(req))
  const problems = checkOverrides('tenant', withNext(site.settings, key, next), layers)
  if (problems.length > 0) throw refused(`${site.name}: ${describeProblems(problems)}`)
}

interface Plan {
  readonly batch: string
  readonly person: number
  /** In each website's own time zone. */
  readonly at: string
}

async function plan(req: PayloadRequest, { key, websites, next }: Asked, { batch, person, at }: Plan) {
  const moments = await momentsOf(await connectionOf(req), websites, at)
  for (const id of websites) {
    const site = await holderOf(req, 'tenants', id)
    const moment = moments.get(id)
    if (!moment || moment.getTime() <= Date.now())
      throw refused(`at: This time has passed in the time zone of ${site.name}.`)
    await refuseProblem(req, site, key, next)
    const after = next === 'inherit' ? null : next.value
    const change = { before: isRecord(site.settings) ? (site.settings[key] ?? null) : null, after }
    const place = { group: idOf(site.group), website: id, level: 'website' as const }
    await req.payload.create({
      collection: 'switch-changes',
      data: { ...place, key, change, person, batch, state: 'planned', planned_for: moment.toISOString() },
      overrideAccess: true, // checked above; nobody writes the list directly
      req,
    })
  }
  return websites.length
}

/**
 * Sets one switch of one or many websites now, or stores a plan for them: for all of them, or for none. The worker makes the parts of a plan
 * one by one. Answers with the batch and the number of websites.
 */
export const applyEndpoint: Endpoint = {
  path: '/apply',
  method: 'post',
  handler: async (req) => {
    const user = switcherOf(req)
    const asked = await bodyOf(req, body)
    const batch = randomUUID()
    req.context.switchBatch = batch
    const { at } = asked
    const websites = await inRequestTransaction(req, () =>
      at === undefined ? changeNow(req, asked) : plan(req, asked, { batch, person: user.id, at }),
    )
    return json({ batch, websites })
  },
}
