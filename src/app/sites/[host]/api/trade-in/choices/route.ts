import { z } from 'zod'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { getModelChoices, getTradeInChoices } from '@/server/trade-in/get-choices'

interface Context {
  params: Promise<{ host: string }>
}

const headers = { 'cache-control': 'no-store' }

const refusal = (status: number, message: string, field?: string) =>
  Response.json({ error: { field, message } }, { status, headers })

const name = (field: string) =>
  z
    .string(`${field}: send a name.`)
    .min(1, `${field}: send a name.`)
    .max(60, `${field}: send a shorter name.`)

const model = z.object({ make: name('make'), model: name('model') })

/**
 * What the trade-in form suggests: `GET /api/trade-in/choices` answers the makes and models in stock and the limits of TRADE-06; with `?make=&model=` the years and badges of that model in stock, empty for any other.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const ctx = await resolveTenant((await params).host)
    if (!ctx?.settings['tradeIn.enabled']) return refusal(404, 'This website takes no trade-ins.')
    const query = new URL(request.url).searchParams
    if (!query.has('make') && !query.has('model'))
      return Response.json(await getTradeInChoices(ctx), { headers })
    const read = model.safeParse(Object.fromEntries(query))
    if (read.success) {
      const found = await getModelChoices(ctx, read.data)
      return Response.json(found ?? { years: [], badges: [] }, { headers })
    }
    const [issue] = read.error.issues
    return refusal(400, issue?.message ?? 'Send a make and a model.', issue?.path.join('.'))
  } catch (error) {
    log.error({ err: error }, 'the choices of the trade-in form could not be read')
    return refusal(503, 'The choices are not available at the moment.')
  }
}
