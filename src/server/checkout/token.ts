import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

const FORM = /^([\w-]{16})\.([\w-]{22})$/
/** The signature's length in bytes. */
const LENGTH = 16

type Kind = 'checkout' | 'journey'

const sign = (kind: Kind, publicId: string) =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`${kind}\n${publicId}`).digest().subarray(0, LENGTH)

const tokenOf = (kind: Kind, publicId: string): string =>
  `${publicId}.${sign(kind, publicId).toString('base64url')}`

function parseToken(kind: Kind, token: string): string | null {
  const [, publicId = '', signature = ''] = FORM.exec(token) ?? []
  if (!publicId) return null
  // The texts, because several texts decode to the same bytes.
  const expected = Buffer.from(sign(kind, publicId).toString('base64url'))
  return timingSafeEqual(Buffer.from(signature), expected) ? publicId : null
}

/** The last part of a payment's own address. Whoever has it can pay, and ask for a refund to the same card. */
export const checkoutToken = (publicId: string): string => tokenOf('checkout', publicId)

/** The payment's id; null for a token that we did not sign. */
export const parseCheckoutToken = (token: string): string | null => parseToken('checkout', token)

export const checkoutAddress = (token: string): string => `/checkout/${token}`

/** Opens an online purchase on another device, with what was answered. */
export const journeyToken = (publicId: string): string => tokenOf('journey', publicId)

export const parseJourneyToken = (token: string): string | null => parseToken('journey', token)
