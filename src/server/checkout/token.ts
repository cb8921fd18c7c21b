import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

const FORM = /^([\w-]{16})\.([\w-]{22})$/
/** The signature's length in bytes. */
const LENGTH = 16

const sign = (publicId: string) =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`checkout\n${publicId}`).digest().subarray(0, LENGTH)

/** The last part of a payment's own address. Whoever has it can pay, and ask for a refund to the same card. */
export const checkoutToken = (publicId: string): string =>
  `${publicId}.${sign(publicId).toString('base64url')}`

/** The payment's id; null for a token that we did not sign. */
export function parseCheckoutToken(token: string): string | null {
  const [, publicId = '', signature = ''] = FORM.exec(token) ?? []
  if (!publicId) return null
  // The texts, because several texts decode to the same bytes.
  const expected = Buffer.from(sign(publicId).toString('base64url'))
  return timingSafeEqual(Buffer.from(signature), expected) ? publicId : null
}

export const checkoutAddress = (token: string): string => `/checkout/${token}`
