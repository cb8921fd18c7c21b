import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { deviceCookie } from '@/server/accounts/device'
import { findPerson } from './find-person'

export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

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
  const { salt } = (await findPerson(req, account)) ?? {}
  for (const cookie of [deviceCookie({ account, salt }, device), ...cookies])
    headers.append('set-cookie', cookie)
  return Response.json(body, { headers })
}
