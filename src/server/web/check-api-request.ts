import { isRecord } from '@/domain/flags/overrides/value-problem'
import { readShortText } from '../analytics/read-short-text'

/**
 * Refuses requests that Payload's REST API would answer with a 500: bodies and queries whose shape no endpoint accepts. The endpoints
 * validate the content.
 */

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const UPLOAD = /^multipart\/form-data *;(?:[^"]*;)? *boundary=(?:"[^"]+"|[^\s;"]+)/i
const MAX_BYTES = 10 * 1024 * 1024
const WITH_BODY = ['POST', 'PUT', 'PATCH']
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/** `where[title][like]`, also nested as in `where[or][0][and][1]`: a field, an operator, and optional list positions. */
const CONDITION = /^where(?:\[(?:and|or)\]\[\d+\])*\[(?!(?:and|or)\]\[\d*\])[^\][]+\]\[[^\][]+\](?:\[\w*\])*$/

const refusal = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

/** Returns the request in a form that Payload can read, or an error response. */
export async function checkApiRequest(request: Request): Promise<Request | Response> {
  const { pathname, searchParams } = new URL(request.url)
  // Payload looks up collections by this name in a plain object, where `constructor` always exists.
  if ((pathname.split('/')[2] ?? '') in Object.prototype) return refusal(404, 'This address does not exist.')
  const problem = queryProblem(searchParams)
  if (problem) return refusal(400, problem)
  return WITH_BODY.includes(request.method) ? checkBody(request) : request
}

/** The reason that Payload could not read a query, as a sentence; undefined when it can. */
export function queryProblem(query: URLSearchParams): string | undefined {
  for (const [name, value] of query) {
    if (name === 'where' && value !== '' && !isRecord(parsed(value))) return 'where is not a JSON object.'
    if (name.startsWith('where[') && !CONDITION.test(name))
      return `${name} must name a field and an operator, such as where[title][like].`
    if ((name === 'select' || name === 'populate') && value !== '')
      return `${name} must name a field, such as ${name}[title].`
  }
  return undefined
}

async function checkBody(request: Request): Promise<Request | Response> {
  const sent = request.headers.get('content-type') ?? ''
  const type = sent.split(';', 1)[0]?.trim().toLowerCase()
  if (type?.startsWith('multipart/'))
    return UPLOAD.test(sent) ? request : refusal(400, 'Send multipart/form-data with its boundary.')
  const text = await readShortText(request, MAX_BYTES)
  if (text === null) return refusal(413, 'The request is larger than 10 MB.')
  if (type === FORM_TYPE && OVERRIDES.some((name) => request.headers.get(name) === 'GET')) {
    const problem = queryProblem(new URLSearchParams(text))
    return problem ? refusal(400, problem) : withBody(request, FORM_TYPE, text)
  }
  if (text.trim() === '') return withBody(request, JSON_TYPE, '{}')
  if (type !== JSON_TYPE) return refusal(415, `Send ${JSON_TYPE}.`)
  return isRecord(parsed(text)) ? withBody(request, JSON_TYPE, text) : refusal(400, 'Send a JSON object.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The request with the body that was read. Payload compares content types exactly. */
function withBody({ url, method, headers: sent, signal }: Request, type: string, body: string): Request {
  const headers = new Headers(sent)
  headers.delete('content-length')
  headers.set('content-type', type)
  return new Request(url, { method, headers, body, signal })
}
