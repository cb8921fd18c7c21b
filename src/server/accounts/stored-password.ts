import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Payload's format of stored passwords: the prefix names the algorithm. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_LENGTH = 32

export interface StoredPassword {
  readonly hash?: string | null
  readonly salt?: string | null
}

/** A random password that takes as long to compare as a real one and matches none. */
const DUMMY_PASSWORD: StoredPassword = {
  hash: PREFIX + randomBytes(KEY_LENGTH).toString('hex'),
  salt: randomBytes(KEY_LENGTH).toString('hex'),
}

const derive = promisify(pbkdf2)

/** Whether this is the password that Payload stored. Gives the same answer as Payload's own sign-in. */
export async function isStoredPassword(password: string, { hash, salt }: StoredPassword): Promise<boolean> {
  if (!salt || !hash?.startsWith(PREFIX)) return false
  const stored = Buffer.from(hash.slice(PREFIX.length), 'hex')
  const derived = await derive(password, salt, ITERATIONS, KEY_LENGTH, 'sha256')
  return stored.length === derived.length && timingSafeEqual(stored, derived)
}

/** A new password in the stored format, with a salt of its own. */
export async function newStoredPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(KEY_LENGTH).toString('hex')
  const derived = await derive(password, salt, ITERATIONS, KEY_LENGTH, 'sha256')
  return { hash: PREFIX + derived.toString('hex'), salt }
}

/** Takes as long as comparing a password, when there is none to compare with. */
export async function compareWithDummy(password: string): Promise<void> {
  await isStoredPassword(password, DUMMY_PASSWORD)
}
