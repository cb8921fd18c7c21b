import type { TenantContext } from '@/domain/tenants/tenant-context'
import { QueueFull } from '../images/queue'
import { log } from '../log/log.mjs'
import { getPrintSheet, type Printed } from './get-print-sheet'
import { fetchPdf } from './http-pdf'
import { type MadePdf, makePdf, type SheetLimits } from './make-pdf'
import { TimedOut } from './with-timeout'

/** Prices and stock may be a minute old when the same browser asks again. Not applied when the photo is missing. */
const CACHE = 'private, max-age=60'

/**
 * Answers a request for a vehicle's PDF (SHARE-11) with the file `{slug}.pdf` (SHARE-10). Otherwise answers JSON with a sentence for the
 * shopper: 404 for an unknown vehicle, 503 when too many PDFs are queued or it takes too long, 500 when it cannot be made.
 */
export async function answerPdf(
  ctx: TenantContext,
  name: string,
  host: string,
  limits?: SheetLimits,
): Promise<Response> {
  try {
    const printed = await getPrintSheet(ctx, name, host)
    if (!printed) return problem(404, 'This vehicle is no longer listed.')
    const { file, lacksPhoto } = await fileOf(ctx, printed, limits)
    return new Response(new Uint8Array(file), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(file.length),
        'Content-Disposition': dispositionOf(printed.vehicle.slug),
        'Cache-Control': lacksPhoto ? 'no-store' : CACHE,
        'X-Robots-Tag': 'noindex',
      },
    })
  } catch (error) {
    log.error(`no PDF of ${ctx.slug}: ${error instanceof Error ? error.message : error}`)
    if (error instanceof QueueFull || error instanceof TimedOut)
      return problem(503, 'Too many PDFs are being created at the moment. Please try again.', {
        'Retry-After': '5',
      })
    return problem(500, 'The PDF could not be created. Please try again.')
  }
}

/** From the website's own service, or else made here (INT-02). */
async function fileOf(ctx: TenantContext, printed: Printed, limits?: SheetLimits): Promise<MadePdf> {
  const address = ctx.settings['integrations.printUrl']
  if (!address) return makePdf(ctx, printed, limits)
  return { file: await fetchPdf(address, printed.vehicle.slug), lacksPhoto: false }
}

/** Slugs come from the feed. The plain file name replaces special characters; `filename*` keeps them, percent-encoded. */
function dispositionOf(slug: string): string {
  const plain = slug.replace(/[^\w.-]/g, '-')
  return `attachment; filename="${plain}.pdf"; filename*=UTF-8''${encodeURIComponent(slug)}.pdf`
}

function problem(status: number, message: string, more: Record<string, string> = {}): Response {
  return Response.json({ error: { message } }, { status, headers: { 'Cache-Control': 'no-store', ...more } })
}
