import { answerDomain } from '@/server/tenants/answer-domain'

export const dynamic = 'force-dynamic'

/** Asked by the proxy before it has a certificate made for a host. On the admin's hosts alone. */
export const GET = (request: Request): Promise<Response> => answerDomain(request)
