import { isForeignWrite } from '@/domain/security/foreign-write'
import { database } from '@/server/clients/database'
import { log } from '@/server/log/log.mjs'
import { recordScriptTimes } from '@/server/scripts/record-times'
import { scriptTimes } from '@/server/scripts/script-times'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { readJsonBody } from '@/server/web/read-json-body'

interface Context {
  params: Promise<{ host: string }>
}

const headers = { 'cache-control': 'no-store' }

/** Bytes. Thirty scripts need about a thousand. */
const LONGEST = 2000

const problem = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers })

/** Adds for how long scripts of other companies kept one browser busy: `POST /api/script-times`. Nothing about the shopper is stored. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (isForeignWrite(request)) return problem(403, 'This request comes from a page on another site.')
  const ctx = await resolveTenant((await params).host)
  if (!ctx) return problem(404, 'This website does not exist.')
  const read = await readJsonBody(request, { schema: scriptTimes, most: LONGEST })
  if ('problem' in read) return problem(read.problem.status, read.problem.message)
  try {
    await recordScriptTimes(database(), ctx, read.data)
    return Response.json({ accepted: true }, { status: 202, headers })
  } catch (error) {
    log.warn({ err: error }, 'the times of scripts could not be stored')
    return problem(503, 'The times are not stored. Try again later.')
  }
}
