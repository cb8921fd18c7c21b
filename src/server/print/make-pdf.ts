import type { TenantContext, TenantId } from '@/domain/tenants/tenant-context'
import { createTurns } from '../images/turns'
import { log } from '../log/log.mjs'
import { drawPdf } from './draw-pdf'
import type { Printed } from './get-print-sheet'
import { inTime, TooLate } from './in-time'
import { sheetFonts } from './sheet-fonts'
import { sheetLook } from './sheet-look'
import { sheetLogo, sheetPhoto } from './sheet-pictures'

/** Milliseconds that a shopper waits. */
export interface SheetLimits {
  /** For a sheet, its turn included. */
  readonly totalMs: number
  /** For its photo: whoever keeps that may be slow, and a sheet says most without it. */
  readonly photoMs: number
}

const sheetLimits: SheetLimits = { totalMs: 12_000, photoMs: 1_000 }

/** What is left of a sheet's time for drawing it, in milliseconds, when its photo has taken the rest. */
const DRAWING_MS = 1_000

/** A vehicle's sheet as a file. */
export interface MadePdf {
  readonly file: Buffer
  /** Whether its photo is missing, though the vehicle has one: asked for again, it may be there. */
  readonly lacksPhoto: boolean
}

/** A sheet is a quarter of a second of reckoning, and may wait for its photo meanwhile another is drawn. */
const takeTurn = createTurns<MadePdf>({ atOnce: 2, waiting: 20 })

/** Each tenant's own queue leads to the one of all: a site that is crawled waits behind itself, not before everyone else. */
const ofTenants = new Map<TenantId, ReturnType<typeof createTurns<MadePdf>>>()

function turnsOf(tenant: TenantId) {
  const turns = ofTenants.get(tenant) ?? createTurns<MadePdf>({ atOnce: 1, waiting: 5 })
  ofTenants.set(tenant, turns)
  return turns
}

/**
 * A vehicle's sheet as a PDF of one A4 page in the tenant's look (SHARE-11), without its photo where that cannot be had in a
 * second. One at a time is made for a tenant, two for all; the same one asked for by many is made once. Throws `TooBusy` when
 * five of the tenant's are waiting or 20 of all, and `TooLate` after 12 s; what nobody waits for any more is not begun.
 */
export function makePdf(ctx: TenantContext, printed: Printed, limits = sheetLimits): Promise<MadePdf> {
  const until = performance.now() + limits.totalMs
  const work = async () => {
    const left = until - performance.now()
    if (left <= 0) throw new TooLate('the sheet came too late to its turn')
    const photoMs = Math.max(0, Math.min(limits.photoMs, left - DRAWING_MS))
    return inTime(makeSheet(ctx, printed, photoMs), left, TOOK_TOO_LONG)
  }
  const key = `${ctx.id} ${JSON.stringify(printed.sheet)}`
  return inTime(
    turnsOf(ctx.id)(key, () => takeTurn(key, work)),
    limits.totalMs,
    TOOK_TOO_LONG,
  )
}

const TOOK_TOO_LONG = 'the sheet took too long'

async function makeSheet(ctx: TenantContext, { vehicle, sheet }: Printed, photoMs: number): Promise<MadePdf> {
  const look = sheetLook(ctx)
  const asked = sheet.photo === null ? null : sheetPhoto(ctx, vehicle.slug, sheet.photo)
  // Heard below, unless what follows fails first.
  asked?.catch(() => {})
  const [logo, fonts] = await Promise.all([sheetLogo(ctx, look.head.logoOn), sheetFonts(ctx.theme.fonts)])
  // Only now: cutting a typeface, once a server's life, holds up everything, and is no fault of the photo's.
  const photo = asked && (await photoInTime(ctx, asked, photoMs))
  const file = await drawPdf(sheet, look, fonts, { photo, logo })
  return { file, lacksPhoto: sheet.photo !== null && photo === null }
}

/** The photo, unless it keeps the shopper waiting. What comes later is kept for the next sheet; each way is logged in one line. */
async function photoInTime(
  ctx: TenantContext,
  photo: Promise<Buffer | null>,
  ms: number,
): Promise<Buffer | null> {
  const start = performance.now()
  try {
    return await inTime(photo, ms, 'the photo took too long')
  } catch (error) {
    if (!(error instanceof TooLate)) throw error
    photo.then(
      // One that could not be had is logged where pictures are made.
      (found) => found && log.error(lateWords(ctx, performance.now() - start)),
      (failure) => log.error(`a sheet of ${ctx.slug} went without its photo: ${failure}`),
    )
    return null
  }
}

const lateWords = ({ slug }: TenantContext, ms: number) =>
  `a sheet of ${slug} went without its photo, which took ${(ms / 1000).toFixed(1)} seconds`
