import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/env'

const CIPHER = 'aes-256-gcm'
const KEY_LENGTH = 32
/** The nonce length recommended for GCM, in bytes. */
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

const PREFIX = 'v1.'

const keyFor = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', `forecourt second factor ${purpose}`, KEY_LENGTH))

/** Encrypts a text with a key derived from PAYLOAD_SECRET, bound to `owner`. */
export function seal(text: string, owner: number): string {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(CIPHER, keyFor('secret'), nonce, { authTagLength: TAG_LENGTH })
  cipher.setAAD(Buffer.from(String(owner)))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return PREFIX + sealed.toString('base64url')
}

/** Decrypts a sealed text. Returns null when it was changed, belongs to another owner, or PAYLOAD_SECRET has changed. */
export function unseal(sealed: string, owner: number): string | null {
  const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url')
  if (!sealed.startsWith(PREFIX) || bytes.length < NONCE_LENGTH + TAG_LENGTH) return null
  const decipher = createDecipheriv(CIPHER, keyFor('secret'), bytes.subarray(0, NONCE_LENGTH), {
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

/** The stored hash of a recovery code. Without PAYLOAD_SECRET, codes cannot be guessed offline. */
export const recoveryHash = (code: string, owner: number): string =>
  createHmac('sha256', keyFor('recovery codes')).update(`${owner}\n${code}`).digest('base64url')
