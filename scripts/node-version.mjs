// Node 12 must be able to parse this file: no `node:` imports, no `?.`, no `??`, no top-level await.
/**
 * The first minor version of these majors that can `require` ES modules, which Tailwind needs during the build. Node 21 never could, and
 * every version from 23 on can. docs/adr/0022 has the reasons.
 */
const OLDEST_MINORS = { 20: 19, 22: 12 }

/**
 * Whether a version such as `v18.20.4` cannot build Forecourt.
 * @param {string} version
 */
export function isUnsupported(version) {
  const parts = version.replace(/^v/, '').split('.').map(Number)
  if (parts[0] > 22) return false
  const oldestMinor = OLDEST_MINORS[parts[0]]
  return oldestMinor === undefined || parts[1] < oldestMinor
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
  if (isUnsupported(version) || major >= OLDEST_MAINTAINED) return null
  return (
    'Note: Node.js ' +
    major +
    ' no longer gets security fixes. Forecourt runs on it, but Node.js ' +
    ADVISED +
    ' is recommended, as in the Docker image.'
  )
}

export function nodeIsTooOld() {
  if (!isUnsupported(process.version)) return false
  console.error(
    'Forecourt needs Node.js 20.19, 22.12 or newer, and this is ' +
      process.version +
      ': install Node.js ' +
      ADVISED +
      ' from https://nodejs.org and try again.',
  )
  return true
}
