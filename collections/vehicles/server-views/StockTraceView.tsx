import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { z } from 'zod'
import { switchFor } from '@/domain/flags/catalogue'
import { describeValue } from '@/domain/flags/describe-value'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { isFoundByShoppers, traceVehicle } from '@/domain/stock/trace/trace-vehicle'
import { runToOpen } from '@/domain/stock/trace/traced-run'
import { vehiclePath } from '@/domain/vehicle/vehicle-path'
import { database } from '@/server/clients/database'
import { typesenseConnection } from '@/server/stock/search/typesense/connection'
import { askEngine } from '@/server/stock/trace/ask-engine'
import { type FoundVehicle, readTrace } from '@/server/stock/trace/read-trace'
import { readOrigin } from '@/server/tenants/read-origin'
import { readTenantContext } from '@/server/tenants/read-tenant-context'
import { chosenWebsites } from '../../access/chosen-websites'
import { staffUser } from '../../access/roles'
import { leaveView } from '../../admin-parts/leave-view'
import { ViewTemplate } from '../../admin-parts/ViewTemplate'
import { FoundVehicles, type ShownTrace } from '../trace/FoundVehicles'
import { NotFound } from '../trace/NotFound'
import { TraceSearch } from '../trace/TraceSearch'

const asked = z.object({
  q: z.string().trim().max(40).catch(''),
  vehicle: z.coerce.number().int().positive().nullable().catch(null),
})

const PRESET = switchFor('search.preset')

async function shownTrace(vehicle: FoundVehicle, now: Date): Promise<ShownTrace | null> {
  const ctx = await readTenantContext(vehicle.websiteId)
  if (!ctx) return null
  const preset = `“${PRESET.label}: ${describeValue(PRESET, ctx.settings['search.preset'])}”`
  const scope = stockScope(ctx, now)
  const engine = await askEngine(database(), typesenseConnection(), scope, vehicle.id)
  const steps = traceVehicle(vehicle, { rule: scope.listing, preset, engine })
  const { id, name, stocknum, website, slug, carType, runs } = vehicle
  const hasPage = vehicle.isShownByFeed && !vehicle.isHidden
  const path = vehiclePath({ slug, car_type: carType }, ctx.settings)
  return {
    id,
    title: stocknum ? `${name}, ${stocknum}` : name,
    website,
    steps,
    isFound: isFoundByShoppers(steps),
    address: hasPage ? `${await readOrigin(database(), ctx)}${path}` : null,
    runId: runToOpen(runs)?.id ?? null,
  }
}

async function find(req: PayloadRequest, { q, vehicle }: z.infer<typeof asked>) {
  if (q === '' && vehicle === null) return null
  const now = new Date()
  const wanted = vehicle === null ? { identifier: q } : { id: vehicle }
  const { vehicles, ...missing } = await readTrace(database(), await chosenWebsites(req), wanted)
  const traces = await Promise.all(vehicles.map((each) => shownTrace(each, now)))
  return { traces: traces.filter((each) => each !== null), missing }
}

/** Why a vehicle is on the website, or is not: `?q=` a stock number, VIN or plate, or `?vehicle=` an id. */
export async function StockTraceView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const role = staffUser(req)?.role
  if (!role || role === 'sales-staff') leaveView(req, '/stock-trace')
  const query = asked.parse(props.searchParams ?? {})
  const found = await find(req, query)
  const { admin } = req.payload.config.routes
  return (
    <ViewTemplate {...props} nav={[{ label: 'Find a vehicle' }]}>
      <h1>Why is it not on the website?</h1>
      <TraceSearch value={query.q} action={`${admin}/stock-trace`} />
      {found && found.traces.length > 0 && <FoundVehicles traces={found.traces} admin={admin} />}
      {found && found.traces.length === 0 && <NotFound {...found.missing} admin={admin} />}
    </ViewTemplate>
  )
}
