import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/env'

const CIPHER = 'aes-256-gcm'
const KEY_LENGTH = 32
/** The nonce length recommended for GCM, in bytes. */
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

const PREFIX = 'v1.'

/** What a key is for. Texts sealed for one purpose cannot be read for another. */
export type Purpose =
  | 'second factor secret'
  | 'second factor recovery codes'
  | 'webhook secret'
  | 'stripe secret key'
  | 'stripe webhook secret'

/** A key derived from PAYLOAD_SECRET. */
export const keyFor = (purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', `forecourt ${purpose}`, KEY_LENGTH))

/** Encrypts a text, bound to `owner`. */
export function sealText(text: string, purpose: Purpose, owner: number): string {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce, { authTagLength: TAG_LENGTH })
  cipher.setAAD(Buffer.from(String(owner)))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return PREFIX + sealed.toString('base64url')
}

/** Decrypts a sealed text. Returns null when it was changed, belongs to another owner, or PAYLOAD_SECRET has changed. */
export function unsealText(sealed: string, purpose: Purpose, owner: number): string | null {
  const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url')
  if (!sealed.startsWith(PREFIX) || bytes.length < NONCE_LENGTH + TAG_LENGTH) return null
  const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, NONCE_LENGTH), {
    authTagLength: TAG_LENGTH,
  })
  decipher.setAAD(Buffer.from(String(owner)))
  decipher.setAuthTag(bytes.subarray(-TAG_LENGTH))
  try {
    const text = decipher.update(bytes.subarray(NONCE_LENGTH, -TAG_LENGTH))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
