import { createHmac } from 'node:crypto'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 12
const GROUP = 4

/**
 * The code that the first account is made with: whoever may read the secret, or the terminal of `npm start`, knows it.
 * @param {string} secret PAYLOAD_SECRET
 */
export function setupCode(secret) {
  const bytes = createHmac('sha256', secret).update('setup code').digest().subarray(0, LENGTH)
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length])
  return Array.from({ length: LENGTH / GROUP }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP).join(''),
  ).join('-')
}
