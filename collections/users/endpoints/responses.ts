import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { waitMessage } from '@/domain/accounts/wait-message'
import { deviceCookie } from '@/server/accounts/device'
import { findPerson } from '../hooks/stored-person'

export function tooManyTries(seconds: number): Response {
  const message = waitMessage(seconds)
  return Response.json(
    { errors: [{ message }] },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  )
}

interface Session {
  readonly req: PayloadRequest
  readonly account: string
  readonly device: string | null
  readonly body: { readonly token?: string }
  readonly cookies?: readonly string[]
}

export async function withSession({ req, account, device, body, cookies = [] }: Session): Promise<Response> {
  const { token } = body
  if (!token) throw new Error('The session has no token.')
  const headers = new Headers()
  const { auth } = req.payload.collections.users.config
  headers.append(
    'set-cookie',
    generatePayloadCookie({
      collectionAuthConfig: auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token,
    }) as string,
  )
  for (const cookie of [await knownBrowserCookie(req, account, device), ...cookies])
    headers.append('set-cookie', cookie)
  return Response.json(body, { headers })
}

/** The cookie of a browser whose user has just proved that the account is theirs. It does not sign in. */
export async function knownBrowserCookie(
  req: PayloadRequest,
  account: string,
  device: string | null,
): Promise<string> {
  const { salt } = (await findPerson(req, account)) ?? {}
  return deviceCookie({ account, salt }, device)
}
