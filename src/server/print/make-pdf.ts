import type { TenantContext, TenantId } from '@/domain/tenants/tenant-context'
import { createQueue } from '../images/queue'
import { log } from '../log/log.mjs'
import { drawPdf } from './draw-pdf'
import type { Printed } from './get-print-sheet'
import { sheetFonts } from './sheet-fonts'
import { sheetLook } from './sheet-look'
import { sheetLogo, sheetPhoto } from './sheet-pictures'
import { TimedOut, withTimeout } from './with-timeout'

/** Time limits of a sheet, in milliseconds. */
export interface SheetLimits {
  /** For the whole sheet, including time in the queue. */
  readonly totalMs: number
  /** For the photo: its server may be slow, and a sheet is useful without it. */
  readonly photoMs: number
}

const sheetLimits: SheetLimits = { totalMs: 12_000, photoMs: 1_000 }

/** Milliseconds reserved for drawing; the photo may take the rest. */
const DRAWING_MS = 1_000

export interface MadePdf {
  readonly file: Buffer
  /** Whether the vehicle has a photo that the sheet lacks. It may be available on the next request. */
  readonly lacksPhoto: boolean
}

/** A sheet takes a quarter of a second of CPU time. While one waits for its photo, another is drawn. */
const takeTurn = createQueue<MadePdf>({ atOnce: 2, waiting: 20 })

/**
 * Each tenant has its own queue in front of the shared one, so that a crawled site waits behind its own requests and not ahead of others'.
 */
const queues = new Map<TenantId, ReturnType<typeof createQueue<MadePdf>>>()

function turnsOf(tenant: TenantId) {
  const turns = queues.get(tenant) ?? createQueue<MadePdf>({ atOnce: 1, waiting: 5 })
  queues.set(tenant, turns)
  return turns
}

/**
 * A vehicle's sheet as a PDF of one A4 page in the tenant's look (SHARE-11), without its photo if that is not available within a second.
 * One sheet at a time is made per tenant, two in all, and concurrent requests for the same sheet share it. Throws `QueueFull` when five
 * sheets of the tenant or 20 in all are queued, and `TimedOut` after 12 s. A sheet that is already too late is not started.
 */
export function makePdf(ctx: TenantContext, printed: Printed, limits = sheetLimits): Promise<MadePdf> {
  const until = performance.now() + limits.totalMs
  const work = async () => {
    const left = until - performance.now()
    if (left <= 0) throw new TimedOut('the sheet waited too long in the queue')
    const photoMs = Math.max(0, Math.min(limits.photoMs, left - DRAWING_MS))
    return withTimeout(makeSheet(ctx, printed, photoMs), left, TOOK_TOO_LONG)
  }
  const key = `${ctx.id} ${JSON.stringify(printed.sheet)}`
  return withTimeout(
    turnsOf(ctx.id)(key, () => takeTurn(key, work)),
    limits.totalMs,
    TOOK_TOO_LONG,
  )
}

const TOOK_TOO_LONG = 'the sheet took too long'

async function makeSheet(ctx: TenantContext, { vehicle, sheet }: Printed, photoMs: number): Promise<MadePdf> {
  const look = sheetLook(ctx)
  const requested = sheet.photo === null ? null : sheetPhoto(ctx, vehicle.slug, sheet.photo)
  // Handled below, unless something fails before that.
  requested?.catch(() => {})
  const [logo, fonts] = await Promise.all([sheetLogo(ctx, look.head.logoOn), sheetFonts(ctx.theme.fonts)])
  // The photo's time starts only now: cutting a font, once per server process, blocks the event loop.
  const photo = requested && (await photoInTime(ctx, requested, photoMs))
  const file = await drawPdf(sheet, look, fonts, { photo, logo })
  return { file, lacksPhoto: sheet.photo !== null && photo === null }
}

/** The photo, unless it takes too long. A late photo is stored for the next sheet. Both outcomes are logged in one line. */
async function photoInTime(
  ctx: TenantContext,
  photo: Promise<Buffer | null>,
  ms: number,
): Promise<Buffer | null> {
  const start = performance.now()
  try {
    return await withTimeout(photo, ms, 'the photo took too long')
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error
    photo.then(
      // A failure is logged where pictures are made.
      (found) => found && log.error(lateWords(ctx, performance.now() - start)),
      (failure) => log.error(`a sheet of ${ctx.slug} has no photo: ${failure}`),
    )
    return null
  }
}

const lateWords = ({ slug }: TenantContext, ms: number) =>
  `a sheet of ${slug} has no photo, because it took ${(ms / 1000).toFixed(1)} seconds`
