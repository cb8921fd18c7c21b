import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

/** A signature over a purpose and its numbers, 43 characters of base64url. The purpose keeps one token from being used as another. */
export const signatureOf = (purpose: string, parts: readonly number[]): string =>
  createHmac('sha256', env().PAYLOAD_SECRET)
    .update([purpose, ...parts].join('\n'))
    .digest('base64url')

/** Whether the signature is ours. It takes the same time for every wrong signature of the right length. */
export function isSignatureOf(signature: string, purpose: string, parts: readonly number[]): boolean {
  const expected = signatureOf(purpose, parts)
  if (signature.length !== expected.length) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
}
