import { Agent, get } from 'node:http'
import { z } from 'zod'

const connections = new Agent({ keepAlive: true })

/** Asks a web server of this machine under a host name, which Node does not resolve. Rejects unless it answers 200. */
function ask(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}` }
    get({ host: '127.0.0.1', port, path, headers, agent: connections }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${path} answered ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}

/** A website's search as a browser asks for it. */
export function askEndpoint(port: number, site: string, query: string): Promise<string> {
  return ask(port, `${site}.localhost`, `/api/stock/search?${query}`)
}

const health = z.object({
  search: z.object({ answered: z.object({ typesense: z.number(), postgres: z.number() }) }),
})

/** Throws unless every search that a web server answered so far came from the search server. */
export async function requireTypesense(port: number): Promise<void> {
  const { answered } = health.parse(JSON.parse(await ask(port, 'localhost', '/api/health'))).search
  if (answered.postgres > 0 || answered.typesense === 0)
    throw new Error(`the endpoint answered ${answered.postgres} searches from Postgres, not from Typesense`)
}
