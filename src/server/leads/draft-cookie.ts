import { parseCookies } from 'payload/shared'
import { isHttpsRequest } from '@/domain/security/foreign-write'
import { setCookie } from '@/domain/shoppers/session-cookie'
import { log } from '../log/log.mjs'
import { DRAFT_COOKIE, DRAFT_LASTS, DRAFT_PATHS, endDraft } from './drafts'

/** The token of the draft that the sender's browser has, or null. */
export const draftToken = ({ headers }: Pick<Request, 'headers'>): string | null =>
  parseCookies(headers).get(DRAFT_COOKIE) || null

/** One cookie for each address that needs it. */
export function draftCookies(request: Request, token: string, lasts = DRAFT_LASTS): string[] {
  const isHttps = isHttpsRequest(request.headers)
  return DRAFT_PATHS.map((path) =>
    setCookie({ name: DRAFT_COOKIE, value: token, maxAge: lasts, isHttps, path }),
  )
}

/** Takes the cookies back from a browser that has them. */
export const endedCookies = (request: Request): string[] =>
  draftToken(request) === null ? [] : draftCookies(request, '', 0)

/** Deletes the sender's draft. A draft that stays is deleted after an hour, so a failure costs no lead. */
export async function endDraftOf(website: Parameters<typeof endDraft>[0], request: Request): Promise<void> {
  const token = draftToken(request)
  if (token === null) return
  await endDraft(website, token).catch((error: unknown) =>
    log.warn({ err: error }, 'the draft of a sent form was not deleted'),
  )
}
