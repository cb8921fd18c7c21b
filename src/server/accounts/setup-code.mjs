import { createHmac } from 'node:crypto'

/** The advisory lock on creating a database's first people, either by seeding the demo or by creating the first account. */
export const SETUP_LOCK = 7_305_002

/** Omits letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 12
const GROUP = 4

/**
 * The code needed to create the first account. It is known to people who can read the secret or the terminal of `npm start`.
 * @param {string} secret PAYLOAD_SECRET
 */
export function setupCode(secret) {
  const bytes = createHmac('sha256', secret).update('setup code').digest().subarray(0, LENGTH)
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length])
  return Array.from({ length: LENGTH / GROUP }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP).join(''),
  ).join('-')
}
