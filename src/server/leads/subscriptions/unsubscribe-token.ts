import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/env'

interface Signed {
  readonly id: string
  readonly tenantId: number
  /** Stands for the email address. */
  readonly personKey: string
}

const signatureOf = ({ id, tenantId, personKey }: Signed) =>
  createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`unsubscribe\n${tenantId}\n${id}\n${personKey}`)
    .digest('base64url')

/** The token of an unsubscribe link: the subscription's random id, signed with its website and email address. */
export const unsubscribeToken = (signed: Signed): string => `${signed.id}.${signatureOf(signed)}`

const shape = z.tuple([z.guid(), z.string().regex(/^[\w-]{43}$/)])

/** The id in a token that may be forged; null in any other text. */
export function claimedId(token: string): string | null {
  return shape.safeParse(token.split('.')).data?.[0] ?? null
}

export function isSigned(token: string, signed: Signed): boolean {
  const [given, right] = [token, unsubscribeToken(signed)].map((text) => Buffer.from(text))
  return (
    given !== undefined &&
    right !== undefined &&
    given.length === right.length &&
    timingSafeEqual(given, right)
  )
}
