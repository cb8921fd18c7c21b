import { normaliseHost } from '@/domain/tenants/host'
import { tenantIdOfHost } from './host-directory'

const LONGEST = 260

/** Says whether a certificate may be had for a host: 200 for a domain of a website, else 404. What is no host name is 400. */
export async function answerDomain(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  const host = new URL(request.url).searchParams.get('domain') ?? ''
  if (host.length > LONGEST || normaliseHost(host) === '')
    return new Response('Ask with ?domain=<host>.', { status: 400, headers })
  const isOurs = (await tenantIdOfHost(host)) !== null
  return new Response(isOurs ? 'A website.' : 'Nobody’s.', { status: isOurs ? 200 : 404, headers })
}
