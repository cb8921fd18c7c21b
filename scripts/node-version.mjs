// Node 12 must be able to parse this file: no `node:` imports, no `?.`, no `??`, no top-level await.
const OLDEST_MAJOR = 20
const OLDEST_MINOR = 9

/**
 * Whether a version such as `v18.20.4` is older than the oldest that Forecourt supports.
 * @param {string} version
 */
export function isOlderThanSupported(version) {
  const parts = version.replace(/^v/, '').split('.').map(Number)
  if (parts[0] !== OLDEST_MAJOR) return parts[0] < OLDEST_MAJOR
  return parts[1] < OLDEST_MINOR
}

/** Earlier versions get no security fixes any more. */
const OLDEST_MAINTAINED = 22
const ADVISED = 24

/**
 * Returns a notice for a version that Forecourt supports but nobody maintains. Returns null for any other.
 * @param {string} version such as `v20.20.2`
 */
export function ageNotice(version) {
  const major = Number(version.replace(/^v/, '').split('.')[0])
  if (isOlderThanSupported(version) || major >= OLDEST_MAINTAINED) return null
  return (
    'Note: Node.js ' +
    major +
    ' no longer gets security fixes. Forecourt runs on it, but Node.js ' +
    ADVISED +
    ' is recommended, as in the Docker image.'
  )
}

export function nodeIsTooOld() {
  if (!isOlderThanSupported(process.version)) return false
  console.error(
    'Forecourt needs Node.js ' +
      OLDEST_MAJOR +
      '.' +
      OLDEST_MINOR +
      ' or newer, and this is ' +
      process.version +
      ': install a newer one from https://nodejs.org and try again.',
  )
  return true
}
