import { normaliseHost } from '@/domain/tenants/host'
import { tenantIdOfHost } from './host-directory'

const LONGEST = 260

/**
 * Answers a proxy that asks whether to request a TLS certificate for a host: 200 for a website's domain, 404 for any other, 400 for an invalid host
 * name.
 */
export async function answerDomain(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  const host = new URL(request.url).searchParams.get('domain') ?? ''
  if (host.length > LONGEST || normaliseHost(host) === '')
    return new Response('Add ?domain=<host> to the address.', { status: 400, headers })
  const isOurs = (await tenantIdOfHost(host)) !== null
  return new Response(isOurs ? 'A website.' : 'Unknown.', { status: isOurs ? 200 : 404, headers })
}
