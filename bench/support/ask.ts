import { Agent, get } from 'node:http'

const connections = new Agent({ keepAlive: true })

export interface Answer {
  readonly status: number
  readonly text: string
}

export interface Question {
  /** Host header without the port. Node does not resolve *.localhost, so every request goes to 127.0.0.1. */
  readonly host: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

export function ask(port: number, { host, path, headers = {} }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent: connections }
    get({ ...options, headers: { ...headers, host: `${host}:${port}` } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    }).on('error', reject)
  })
}
