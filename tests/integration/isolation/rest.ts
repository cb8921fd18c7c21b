import { handleEndpoints, type SanitizedConfig } from 'payload'

export interface RestCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path below /api, with its query. */
  path: string
  token?: string | null
  body?: object
  file?: { name: string; type: string; bytes: Uint8Array }
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  text: string
  headers: Headers
}

export type Rest = (call: RestCall) => Promise<Answer>

function bodyOf({ body, file }: RestCall): { body?: BodyInit; headers: Record<string, string> } {
  if (!file) {
    const json = body === undefined ? undefined : JSON.stringify(body)
    return { body: json, headers: { 'content-type': 'application/json' } }
  }
  const form = new FormData()
  form.set('_payload', JSON.stringify(body))
  form.set('file', new Blob([Buffer.from(file.bytes)], { type: file.type }), file.name)
  return { body: form, headers: {} }
}

/** Calls Payload's REST API in this process, with the handler that `src/app/(payload)/api` exports. */
export function createRest(config: Promise<SanitizedConfig>): Rest {
  return async (call) => {
    const { body, headers } = bodyOf(call)
    const request = new Request(`http://localhost:3000/api${call.path}`, {
      method: call.method,
      headers: {
        ...headers,
        ...(call.token ? { authorization: `JWT ${call.token}` } : {}),
        ...call.headers,
      },
      body,
    })
    const response = await handleEndpoints({ config, request })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
}
