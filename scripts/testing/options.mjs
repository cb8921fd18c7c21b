import { parseArgs } from 'node:util'
import { Failure } from '../launcher/terminal/failure.mjs'

export const RUNNERS = ['checks', 'unit', 'other-node', 'integration', 'shared-data', 'e2e']

/** The runners of `npm test`, which guards a merge. The others run every night. */
export const GATE = ['checks', 'unit', 'integration', 'e2e']

/** `--full` selects every runner with all its tests, `--only unit,integration` some runners. */
export function parseOptions(args) {
  const { full, only } = parse(args)
  if (only === undefined) return { runners: full ? RUNNERS : GATE, full }
  const names = only.split(',').filter(Boolean)
  const unknown = names.filter((name) => !RUNNERS.includes(name))
  if (names.length === 0 || unknown.length > 0)
    throw new Failure(`--only takes some of ${RUNNERS.join(', ')}, and not "${unknown.join(', ')}".`)
  return { runners: RUNNERS.filter((name) => names.includes(name)), full }
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: { full: { type: 'boolean', default: false }, only: { type: 'string' } },
    }).values
  } catch (error) {
    throw new Failure(`${error.message} --only takes some of ${RUNNERS.join(', ')}; --full takes no value.`)
  }
}
