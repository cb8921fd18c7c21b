import { isSignatureOf, signatureOf } from '../../secrets/signed-parts'

const HOUR_MS = 3_600_000
const VALID_HOURS = 24

const FORM = /^(\d{1,10})\.(\d{10})\.([\w-]{43})$/

/**
 * Opens a page's draft on its website, without an account, for 24 to 25 hours. The same hour gives the same token, so that the admin does not
 * reload the preview with every change.
 */
export function previewToken(tenantId: number, pageId: number, now: Date): string {
  const until = ((Math.ceil(now.getTime() / HOUR_MS) + VALID_HOURS) * HOUR_MS) / 1000
  return `${pageId}.${until}.${signatureOf('preview', [tenantId, pageId, until])}`
}

export interface Preview {
  readonly pageId: number
  readonly until: Date
}

/** Null for a token that we did not sign for the website. `expired` for one that is no longer valid. */
export function parsePreviewToken(tenantId: number, token: string, now: Date): Preview | 'expired' | null {
  const [, page, seconds, signature = ''] = FORM.exec(token) ?? []
  const [pageId, until] = [Number(page), Number(seconds)]
  if (!isSignatureOf(signature, 'preview', [tenantId, pageId, until])) return null
  const end = new Date(until * 1000)
  return end <= now ? 'expired' : { pageId, until: end }
}
