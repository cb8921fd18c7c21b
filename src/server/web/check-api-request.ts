import { isRecord } from '@/domain/flags/overrides/value-problem'
import { readShortText } from '../analytics/read-short-text'

/**
 * What Payload's REST API would answer with a 500: bodies and queries of a shape that none of its endpoints takes. What they hold is
 * for the endpoints to judge.
 */

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const UPLOAD = /^multipart\/form-data *;(?:[^"]*;)? *boundary=(?:"[^"]+"|[^\s;"]+)/i
/** Of a body that is held in memory whole. */
const MOST_BYTES = 10 * 1024 * 1024
const WITH_BODY = ['POST', 'PUT', 'PATCH']
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/** `where[title][like]`, also within `where[or][0][and][1]`: a field, an operator, and places in a list of values. */
const CONDITION = /^where(?:\[(?:and|or)\]\[\d+\])*\[(?!(?:and|or)\]\[\d*\])[^\][]+\]\[[^\][]+\](?:\[\w*\])*$/

const refusal = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

/** The request as Payload reads it, or the answer to one that it could not read. */
export async function checkApiRequest(request: Request): Promise<Request | Response> {
  const { pathname, searchParams } = new URL(request.url)
  // Payload looks collections up by it, and every object has a `constructor`.
  if ((pathname.split('/')[2] ?? '') in Object.prototype) return refusal(404, 'There is no such address.')
  const problem = queryProblem(searchParams)
  if (problem) return refusal(400, problem)
  return WITH_BODY.includes(request.method) ? checkBody(request) : request
}

/** Why Payload could not read a query, as a sentence; undefined when it can. */
export function queryProblem(query: URLSearchParams): string | undefined {
  for (const [name, value] of query) {
    if (name === 'where' && value !== '' && !isRecord(parsed(value))) return 'where is not a JSON object.'
    if (name.startsWith('where[') && !CONDITION.test(name))
      return `${name} names no field and operator, such as where[title][like].`
    if ((name === 'select' || name === 'populate') && value !== '')
      return `${name} names no field, such as ${name}[title].`
  }
  return undefined
}

async function checkBody(request: Request): Promise<Request | Response> {
  const sent = request.headers.get('content-type') ?? ''
  const type = sent.split(';', 1)[0]?.trim().toLowerCase()
  if (type?.startsWith('multipart/'))
    return UPLOAD.test(sent) ? request : refusal(400, 'Send multipart/form-data with its boundary.')
  const text = await readShortText(request, MOST_BYTES)
  if (text === null) return refusal(413, 'This is over 10 MB.')
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

/** The request once its body was read. Payload compares types letter by letter. */
function withBody({ url, method, headers: sent, signal }: Request, type: string, body: string): Request {
  const headers = new Headers(sent)
  headers.delete('content-length')
  headers.set('content-type', type)
  return new Request(url, { method, headers, body, signal })
}
