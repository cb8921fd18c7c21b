import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { z } from 'zod'
import { switchFor } from '@/domain/flags/catalogue'
import { describeValue } from '@/domain/flags/describe-value'
import { rejectionSentence } from '@/domain/stock/import/rejection'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { isTracedToEnd, traceVehicle } from '@/domain/stock/trace/trace-vehicle'
import { vehiclePath } from '@/domain/vehicle/vehicle-path'
import { database } from '@/server/clients/database'
import { type FoundVehicle, type RefusedRow, readTrace } from '@/server/stock/trace/read-trace'
import { readOrigin } from '@/server/tenants/read-origin'
import { readTenantContext } from '@/server/tenants/read-tenant-context'
import { chosenWebsites } from '../../access/chosen-websites'
import { staffUser } from '../../access/roles'
import { leaveView } from '../../admin-parts/leave-view'
import { RuledList } from '../../admin-parts/lists'
import { Panel } from '../../admin-parts/Panel'
import { ViewTemplate } from '../../admin-parts/ViewTemplate'
import { FoundVehicles, type ShownTrace } from '../trace/FoundVehicles'
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
  const steps = traceVehicle(vehicle, stockScope(ctx, now).listing, preset)
  const { id, name, stocknum, website, slug, carType, run } = vehicle
  const hasPage = vehicle.isShownByFeed && !vehicle.isHidden
  const path = vehiclePath({ slug, car_type: carType }, ctx.settings)
  return {
    id,
    title: stocknum ? `${name}, ${stocknum}` : name,
    website,
    steps,
    isListed: isTracedToEnd(steps),
    address: hasPage ? `${await readOrigin(database(), ctx)}${path}` : null,
    runId: run?.id ?? null,
  }
}

const Refused = ({ rows, admin }: { rows: readonly RefusedRow[]; admin: string }) => (
  <Panel title="Refused rows">
    <p>There is no such vehicle. The newest imports refused its row:</p>
    <RuledList>
      {rows.map(({ run, website, rejection }) => (
        <li key={`${run.id} ${rejection.line} ${rejection.field}`}>
          {rejectionSentence(rejection)}.
          <span className="tw:block tw:text-muted">
            {website} · <a href={`${admin}/collections/import-runs/${run.id}`}>{run.filename ?? 'Import'}</a>
          </span>
        </li>
      ))}
    </RuledList>
  </Panel>
)

async function find(req: PayloadRequest, { q, vehicle }: z.infer<typeof asked>) {
  if (q === '' && vehicle === null) return null
  const now = new Date()
  const wanted = vehicle === null ? { identifier: q } : { id: vehicle }
  const { vehicles, refused } = await readTrace(database(), await chosenWebsites(req), wanted)
  const traces = await Promise.all(vehicles.map((each) => shownTrace(each, now)))
  return { traces: traces.filter((each) => each !== null), refused }
}

const NONE =
  'No vehicle and no row of the newest imports has this stock number, VIN or plate. The system that sends the feed may not send it.'

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
      {found && found.traces.length === 0 && found.refused.length === 0 && <p role="status">{NONE}</p>}
      {found && <FoundVehicles traces={found.traces} admin={admin} />}
      {found && found.refused.length > 0 && <Refused rows={found.refused} admin={admin} />}
    </ViewTemplate>
  )
}
