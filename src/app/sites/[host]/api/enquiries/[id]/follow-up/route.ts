import { z } from 'zod'
import { isForeignWrite } from '@/domain/security/foreign-write'
import { recordFollowUp } from '@/server/leads/record-follow-up'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { readJsonBody } from '@/server/web/read-json-body'

interface Context {
  params: Promise<{ host: string; id: string }>
}

const headers = { 'cache-control': 'no-store' }

const LONGEST = 2000

const body = z.object({
  category: z.string('Send the category.').max(200),
  car_type: z.string().max(40).nullish(),
})

const publicId = /^[\w-]{22}$/

const problem = (status: number, message: string, field?: string) =>
  Response.json({ error: { field, message } }, { status, headers })

/** Records the follow-up of an enquiry: `POST /api/enquiries/{lead id}/follow-up` with `{ category, car_type }` (ENQ-19, decision 80). */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (isForeignWrite(request)) return problem(403, 'This request comes from a page on another site.')
  const { host, id } = await params
  const read = await readJsonBody(request, { schema: body, most: LONGEST })
  if ('problem' in read) return problem(read.problem.status, read.problem.message, read.problem.field)
  try {
    const ctx = await resolveTenant(host)
    const { category, car_type: carType = null } = read.data
    const isKnown =
      ctx !== null && publicId.test(id) && (await recordFollowUp(ctx, id, { category, carType }))
    return isKnown
      ? new Response(null, { status: 204, headers })
      : problem(404, 'This enquiry does not exist.')
  } catch (error) {
    log.error({ err: error }, 'a follow-up could not be recorded')
    return problem(503, 'The follow-up could not be saved. Try again later.')
  }
}
