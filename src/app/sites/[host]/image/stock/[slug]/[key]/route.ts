import { decodeSegment } from '@/domain/url/decode-segment'
import { answerImage } from '@/server/images/answer-image'
import { findStockOriginal } from '@/server/images/original'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

type Params = Promise<{ host: string; slug: string; key: string }>

/** Resizes a photo of the website's stock: `/image/stock/<vehicle>/<photo>?w=640&q=75&crop=3x2`. */
export async function GET(request: Request, { params }: { params: Params }) {
  const { host, slug, key } = await params
  return answerImage(request, async () => {
    const ctx = await resolveTenant(host)
    return ctx && findStockOriginal(ctx, decodeSegment(slug), key)
  })
}
