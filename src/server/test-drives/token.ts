import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

export interface BookingToken {
  readonly publicId: string
  /** How often the booking had been changed when the link was made. */
  readonly changes: number
}

const FORM = /^([\w-]{16})\.(\d{1,6})\.([\w-]{22})$/

/** The signature's length in bytes. */
const LENGTH = 16

const sign = (publicId: string, changes: number) =>
  createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`test drive\n${publicId}\n${changes}`)
    .digest()
    .subarray(0, LENGTH)

/** The last part of a booking's own address. Whoever has it can change and cancel the booking. */
export const bookingToken = ({ publicId, changes }: BookingToken): string =>
  `${publicId}.${changes}.${sign(publicId, changes).toString('base64url')}`

/** Null for a token that we did not sign. */
export function parseBookingToken(token: string): BookingToken | null {
  const [, publicId = '', written = '', signature = ''] = FORM.exec(token) ?? []
  if (!publicId) return null
  const changes = Number(written)
  const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(publicId, changes))
  return isOurs ? { publicId, changes } : null
}
