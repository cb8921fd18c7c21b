import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** As Payload stores passwords: in front of the hash is how it was made. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_LENGTH = 32

export interface StoredPassword {
  readonly hash?: string | null
  readonly salt?: string | null
}

/** Nobody's: it takes as long to compare with as anybody's, and equals nothing. */
const NOBODYS: StoredPassword = {
  hash: PREFIX + randomBytes(KEY_LENGTH).toString('hex'),
  salt: randomBytes(KEY_LENGTH).toString('hex'),
}

const derive = promisify(pbkdf2)

/** Whether this is the password that Payload stored, as its own signing in would say. */
export async function isStoredPassword(password: string, { hash, salt }: StoredPassword): Promise<boolean> {
  if (!salt || !hash?.startsWith(PREFIX)) return false
  const stored = Buffer.from(hash.slice(PREFIX.length), 'hex')
  const derived = await derive(password, salt, ITERATIONS, KEY_LENGTH, 'sha256')
  return stored.length === derived.length && timingSafeEqual(stored, derived)
}

/** Spends the time that it takes to compare a password, for where there is none to compare with. */
export async function spendComparison(password: string): Promise<void> {
  await isStoredPassword(password, NOBODYS)
}
