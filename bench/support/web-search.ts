import { z } from 'zod'
import { ask } from './ask'

/** Returns the response's text. Throws unless the status is 200. */
async function textOf(port: number, host: string, path: string): Promise<string> {
  const { status, text } = await ask(port, { host, path })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return text
}

export function askEndpoint(port: number, site: string, query: string): Promise<string> {
  return textOf(port, `${site}.localhost`, `/api/stock/search?${query}`)
}

const health = z.object({
  search: z.object({ answered: z.object({ typesense: z.number(), postgres: z.number() }) }),
})

/** Throws unless Typesense answered every search of the web server so far. */
export async function requireTypesense(port: number): Promise<void> {
  const { answered } = health.parse(JSON.parse(await textOf(port, 'localhost', '/api/health'))).search
  if (answered.postgres > 0 || answered.typesense === 0)
    throw new Error(`the endpoint answered ${answered.postgres} searches from Postgres, not from Typesense`)
}
