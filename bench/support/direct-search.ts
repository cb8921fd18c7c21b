import type { Client } from 'typesense'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { createSearchClient } from '@/server/stock/search/typesense/client'
import type { TypesenseConnection } from '@/server/stock/search/typesense/connection'
import { createTypesenseEngine } from '@/server/stock/search/typesense/queries/typesense-engine'

interface Sent {
  readonly request: unknown
  readonly common: Readonly<Record<string, unknown>>
}

type Perform = (request: unknown, common: object, options: unknown) => Promise<unknown>

/**
 * Returns a function that sends the `multi_search` which the engine makes of a plan as a plain HTTP request and reads the
 * response as text.
 */
export async function directSearch(
  connection: TypesenseConnection,
  plan: SearchPlan,
): Promise<() => Promise<unknown>> {
  const { request, common } = await recordRequest(connection, plan)
  const [server = ''] = connection.urls
  const parameters = new URLSearchParams(
    Object.entries(common).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const body = JSON.stringify(request)
  const headers = { 'content-type': 'application/json', 'x-typesense-api-key': connection.apiKey }
  return async () => {
    const response = await fetch(`${server}/multi_search?${parameters}`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`the server answered ${response.status}`)
    return response.text()
  }
}

async function recordRequest(connection: TypesenseConnection, plan: SearchPlan): Promise<Sent> {
  const client = createSearchClient(connection)
  const sent: Sent[] = []
  const reallyPerform = client.multiSearch.perform.bind(client.multiSearch) as unknown as Perform
  const perform: Perform = (request, common, options) => {
    sent.push({ request, common: { ...common } })
    return reallyPerform(request, common, options)
  }
  // The engine uses no other method of the client.
  const recording = { multiSearch: { perform } } as unknown as Client
  const { collection } = connection
  const engine = createTypesenseEngine(recording, collection)
  // The request is recorded even when the engine's deadline passes.
  const send = () => engine.search(plan).catch(() => undefined)
  await send()
  // Record the second search. The first one may also read long names that later ones have cached.
  sent.length = 0
  await send()
  const [only, ...others] = sent
  if (!only || others.length > 0) throw new Error(`the engine sent ${sent.length} requests for one search`)
  return only
}
