import { z } from 'zod'
import { ask } from './ask'

/** The text of an answer under a host name. Rejects unless it is 200. */
async function textOf(port: number, host: string, path: string): Promise<string> {
  const { status, text } = await ask(port, { host, path })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return text
}

/** A website's search as a browser asks for it. */
export function askEndpoint(port: number, site: string, query: string): Promise<string> {
  return textOf(port, `${site}.localhost`, `/api/stock/search?${query}`)
}

const health = z.object({
  search: z.object({ answered: z.object({ typesense: z.number(), postgres: z.number() }) }),
})

/** Throws unless every search that a web server answered so far came from the search server. */
export async function requireTypesense(port: number): Promise<void> {
  const { answered } = health.parse(JSON.parse(await textOf(port, 'localhost', '/api/health'))).search
  if (answered.postgres > 0 || answered.typesense === 0)
    throw new Error(`the endpoint answered ${answered.postgres} searches from Postgres, not from Typesense`)
}
