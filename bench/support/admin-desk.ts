import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setupCode } from '@/server/accounts/setup-code.mjs'

interface Answer {
  readonly status: number
  readonly text: string
}

interface Question {
  readonly port: number
  readonly host?: string
  readonly path: string
  readonly method?: string
  readonly token?: string
  readonly body?: object
}

/** Sends one request to the web server on this machine. Node does not resolve `*.localhost`, so the host is a header. */
export async function ask({
  port,
  host = 'localhost',
  path,
  method = 'GET',
  token,
  body,
}: Question): Promise<Answer> {
  const headers = {
    host: `${host}:${port}`,
    ...(token ? { cookie: `payload-token=${token}`, origin: `http://localhost:${port}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
  return { status: response.statusCode ?? 0, text: await text(response) }
}

async function askOk(question: Question): Promise<string> {
  const answer = await ask(question)
  if (answer.status < 300) return answer.text
  throw new Error(
    `${question.method ?? 'GET'} ${question.path}: ${answer.status} ${answer.text.slice(0, 300)}`,
  )
}

export interface Desk {
  /** Throws unless the answer is 2xx. */
  get(path: string): Promise<string>
  create(collection: string, data: object): Promise<{ id: number }>
  update(collection: string, id: number, data: object): Promise<unknown>
}

/** Creates the platform's first account and works with it over HTTP, as a browser does. */
export async function openDesk(port: number, secret: string): Promise<Desk> {
  const account = { name: 'Bench', email: 'bench@example.com', password: 'correct horse battery 9!' }
  const registered = await askOk({
    port,
    path: '/api/users/first-register',
    method: 'POST',
    body: { ...account, setupCode: setupCode(secret) },
  })
  const { token } = JSON.parse(registered) as { token: string }
  return {
    get: (path) => askOk({ port, path, token }),
    create: async (collection, data) =>
      JSON.parse(await askOk({ port, path: `/api/${collection}?depth=0`, method: 'POST', token, body: data }))
        .doc,
    update: (collection, id, data) =>
      askOk({ port, path: `/api/${collection}/${id}?depth=0`, method: 'PATCH', token, body: data }),
  }
}
