import type { TenantContext, TenantId } from '@/domain/tenants/tenant-context'
import { createTurns } from '../images/turns'
import { drawPdf } from './draw-pdf'
import type { Printed } from './get-print-sheet'
import { sheetFonts } from './sheet-fonts'
import { sheetLook } from './sheet-look'
import { sheetLogo, sheetPhoto } from './sheet-pictures'

/** A sheet took too long: its photo would not come, or too many were asked for. */
export class SheetLate extends Error {}

/** Milliseconds that a shopper waits for a sheet. */
const MOST_MS = 12_000

/** A sheet is a quarter of a second of reckoning, and may wait for its photo meanwhile another is drawn. */
const takeTurn = createTurns<Buffer>({ atOnce: 2, waiting: 20 })

/** Each tenant's own queue leads to the one of all: a site that is crawled waits behind itself, not before everyone else. */
const ofTenants = new Map<TenantId, ReturnType<typeof createTurns<Buffer>>>()

function turnsOf(tenant: TenantId) {
  const turns = ofTenants.get(tenant) ?? createTurns<Buffer>({ atOnce: 1, waiting: 5 })
  ofTenants.set(tenant, turns)
  return turns
}

/**
 * A vehicle's sheet as a PDF of one A4 page in the tenant's look (SHARE-11), without its photo where that cannot be had. One at
 * a time is made for a tenant, two for all; the same one asked for by many is made once. Throws `TooBusy` when five of the
 * tenant's are waiting or 20 of all, and `SheetLate` after 12 s; what nobody waits for any more is not begun.
 */
export function makePdf(ctx: TenantContext, printed: Printed): Promise<Buffer> {
  const until = performance.now() + MOST_MS
  const work = async () => {
    const left = until - performance.now()
    if (left <= 0) throw new SheetLate('the sheet came too late to its turn')
    return inTime(makeSheet(ctx, printed), left)
  }
  const key = `${ctx.id} ${JSON.stringify(printed.sheet)}`
  return inTime(
    turnsOf(ctx.id)(key, () => takeTurn(key, work)),
    MOST_MS,
  )
}

async function makeSheet(ctx: TenantContext, { vehicle, sheet }: Printed): Promise<Buffer> {
  const [photo, logo, fonts] = await Promise.all([
    sheet.photo === null ? null : sheetPhoto(ctx, vehicle.slug, sheet.photo),
    sheetLogo(ctx),
    sheetFonts(ctx.theme.fonts),
  ])
  return drawPdf(sheet, sheetLook(ctx), fonts, { photo, logo })
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SheetLate('the sheet took too long')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
