import { decodeSegment } from '@/domain/url/decode-segment'
import { answerImage } from '@/server/images/answer-image'
import { findMediaOriginal } from '@/server/images/original'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

type Params = Promise<{ host: string; filename: string }>

/** Resizes a picture of the website's media: `/image/media/<file>?w=640&q=75&crop=3x2`. */
export async function GET(request: Request, { params }: { params: Params }) {
  const { host, filename } = await params
  return answerImage(request, async () => {
    const ctx = await resolveTenant(host)
    return ctx && findMediaOriginal(ctx, decodeSegment(filename))
  })
}
