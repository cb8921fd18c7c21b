import { answerDomain } from '@/server/tenants/answer-domain'

export const dynamic = 'force-dynamic'

/** The proxy calls this before it requests a certificate for a host. Available on the admin's hosts only. */
export const GET = (request: Request): Promise<Response> => answerDomain(request)
