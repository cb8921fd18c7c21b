import { Failure } from '../launcher/failure.mjs'

/** The runners in their order, cheapest first. */
export const RUNNERS = ['checks', 'unit', 'other-node', 'integration', 'shared-data', 'e2e']

/**
 * The runners to run, from `--only unit,integration` or `--only=e2e`; all of them without it.
 * @param {string[]} args
 * @returns {string[]}
 */
export function selectRunners(args) {
  const at = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='))
  if (at === -1) return RUNNERS
  const names = (args[at].split('=')[1] ?? args[at + 1] ?? '').split(',').filter(Boolean)
  const unknown = names.filter((name) => !RUNNERS.includes(name))
  if (names.length === 0 || unknown.length > 0)
    throw new Failure(`--only takes some of ${RUNNERS.join(', ')}, and not "${unknown.join(', ')}".`)
  return RUNNERS.filter((name) => names.includes(name))
}
