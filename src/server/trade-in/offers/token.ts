import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

const FORM = /^([\w-]{16})\.([\w-]{22})$/

/** The signature's length in bytes. */
const LENGTH = 16

const sign = (publicId: string) =>
  createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`trade-in offer\n${publicId}`)
    .digest()
    .subarray(0, LENGTH)

/** The last part of an offer's own address. Whoever has it can accept the offer. */
export const offerToken = (publicId: string): string => `${publicId}.${sign(publicId).toString('base64url')}`

/** The valuation's public id, or null for a token that we did not sign. */
export function parseOfferToken(token: string): string | null {
  const [, publicId = '', signature = ''] = FORM.exec(token) ?? []
  if (!publicId) return null
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(publicId)) ? publicId : null
}

export const offerPath = (token: string): string => `/trade-in-offer/${encodeURIComponent(token)}`
