import { getPayload, type SanitizedConfig } from 'payload'
import { isForeignWrite, isHttpsRequest } from '@/domain/security/foreign-write'
import { answerHead } from '@/server/web/answer-head'
import { checkApiRequest } from '@/server/web/check-api-request'
import { secured } from '@/server/web/headers/protect-https.mjs'
import { dropUploads, refuseAnonymousUpload, withRoom } from '@/server/web/incoming-files'

interface Context {
  params: Promise<{ slug: string[] }>
}

type Endpoint = (request: Request, context: Context) => Promise<Response>

const refused = () =>
  Response.json({ errors: [{ message: 'This request comes from a page on another site.' }] }, { status: 403 })

/**
 * Wraps Payload's endpoints. Refuses cross-site writes, uploads from people who are not signed in, and requests that
 * Payload cannot read. Marks cookies as secure on https requests.
 */
export function guarded(config: Promise<SanitizedConfig>, endpoint: Endpoint): Endpoint {
  return async (request, context) => {
    const { csrf } = await config
    if (isForeignWrite(request, csrf)) return refused()
    const response =
      (await refuseAnonymousUpload(request, () => isSignedIn(config, request))) ??
      (await withRoom(request, () => checked(endpoint, request, context)))
    return answerHead(request, isHttpsRequest(request.headers) ? withSecureCookies(response) : response)
  }
}

async function isSignedIn(config: Promise<SanitizedConfig>, { headers }: Request): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  return user !== null
}

async function checked(endpoint: Endpoint, request: Request, context: Context): Promise<Response> {
  const readable = await checkApiRequest(request)
  return readable instanceof Response ? readable : answered(endpoint, readable, context)
}

/** Payload attaches uploaded files to the request. Those it does not store are deleted here. */
async function answered(endpoint: Endpoint, request: Request, context: Context): Promise<Response> {
  try {
    return await endpoint(request, context)
  } finally {
    await dropUploads(request)
  }
}

function withSecureCookies(response: Response): Response {
  const cookies = response.headers.getSetCookie()
  if (cookies.length === 0) return response
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', secured(cookie))
  const { status, statusText, body } = response
  return new Response(body, { status, statusText, headers })
}
