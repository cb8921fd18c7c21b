import { z } from 'zod'
import { isForeignWrite } from '@/domain/security/foreign-write'
import { notifyOfReveal, recordPhoneReveal } from '@/server/analytics/phone-reveals'
import { database } from '@/server/clients/database'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { readJsonBody } from '@/server/web/read-json-body'

interface Context {
  params: Promise<{ host: string }>
}

const headers = { 'cache-control': 'no-store' }

/** Bytes. Three short ids need about a hundred. */
const LONGEST = 2000

const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[1-9]\d{0,8}$/, 'Send a number.'))

/** The vehicle and the host determine the dealership and the website. The ids in the body are ignored. */
const body = z.object({
  car_id: id,
  dealership_id: id.optional(),
  website_id: z.string().max(200).optional(),
})

const problem = (status: number, message: string, field?: string) =>
  Response.json({ error: { field, message } }, { status, headers })

/**
 * Counts a shopper's phone number reveal: `POST /api/phone-reveal` with `{ car_id, dealership_id, website_id }`
 * (PHONE-03, decision 73). Answers 202 once it is stored, and 429 after 60 requests per website within a minute. The
 * limit is per website because nothing about the shopper is stored. One client can use up the limit for all shoppers,
 * which only loses counts and never hides a number.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (isForeignWrite(request)) return problem(403, 'This request comes from a page on another site.')
  const ctx = await resolveTenant((await params).host)
  if (!ctx) return problem(404, 'This website does not exist.')
  const read = await readJsonBody(request, { schema: body, most: LONGEST })
  if ('problem' in read) return problem(read.problem.status, read.problem.message, read.problem.field)
  try {
    const outcome = await recordPhoneReveal(database(), ctx, read.data.car_id)
    if (outcome === 'no vehicle') return problem(404, 'This vehicle does not exist.', 'car_id')
    if (outcome === 'too many') return problem(429, 'Too many requests. Try again in a minute.')
    await notifyOfReveal(database(), ctx, read.data.car_id)
    return Response.json({ accepted: true }, { status: 202, headers })
  } catch (error) {
    log.error({ err: error }, 'a phone reveal could not be recorded')
    return problem(503, 'The reveal could not be saved. Try again later.')
  }
}
