import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/env'

const CIPHER = 'aes-256-gcm'
const KEY_LENGTH = 32
/** As GCM wants them. */
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/** In front of what is sealed: how. */
const PREFIX = 'v1.'

const keyFor = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', `forecourt second factor ${purpose}`, KEY_LENGTH))

/** A text as only who knows PAYLOAD_SECRET can read it, and only as what belongs to `owner`. */
export function seal(text: string, owner: number): string {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(CIPHER, keyFor('secret'), nonce, { authTagLength: TAG_LENGTH })
  cipher.setAAD(Buffer.from(String(owner)))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return PREFIX + sealed.toString('base64url')
}

/** What was sealed. Null when it was changed, belongs to somebody else, or PAYLOAD_SECRET is another by now. */
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

/** What is stored of a recovery code: without PAYLOAD_SECRET nobody can try codes on it. */
export const recoveryHash = (code: string, owner: number): string =>
  createHmac('sha256', keyFor('recovery codes')).update(`${owner}\n${code}`).digest('base64url')
