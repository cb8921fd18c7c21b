import { decodeSegment } from '@/domain/url/decode-segment'
import { answerPdf } from '@/server/print/answer-pdf'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string; slug: string }>
}

/** A vehicle's print sheet as a file download (SHARE-11, decision 78). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { host, slug } = await params
  const name = decodeSegment(host)
  const ctx = await resolveTenant(host)
  if (!ctx) return Response.json({ error: { message: 'This website does not exist.' } }, { status: 404 })
  return answerPdf(ctx, decodeSegment(slug), name)
}
