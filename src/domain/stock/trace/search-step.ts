import { passed, stopped, type TraceStep, unknown, warning } from './trace-step'

/**
 * What the search engine said when it was asked for the vehicle as the website's searches ask. `unused`: no engine is configured, so the
 * database answers searches. `behind`: the engine's index is missing or old, so the database answers meanwhile. `silent`: the engine did
 * not answer.
 */
export type EngineAnswer = 'unused' | 'behind' | 'found' | 'missing' | 'silent'

export interface SearchedVehicle {
  /** Whether the database's table of searched stock has the vehicle. */
  readonly isInSearch: boolean
  /** Why the search engine refused the vehicle's document; null if it did not. */
  readonly refusal: string | null
  /** Whether a change of the vehicle waits for the search engine. */
  readonly isWaiting: boolean
}

const OPERATORS = 'Tell the people who run this installation.'

/** The engine's own words without its code marks. */
const reasonOf = (refusal: string) =>
  refusal
    .replace(/^\w*Error: /, '')
    .replaceAll(/`([^`]*)`/g, '“$1”')
    .replace(/[\s.]+$/, '')

function refusedText(refusal: string, isWaiting: boolean): string {
  const refused = `The search engine refuses its data, so searches leave it out. The engine’s reason: ${reasonOf(refusal)}.`
  return isWaiting
    ? `${refused} A newer change waits for the search engine and may correct this within seconds.`
    : `${refused} ${OPERATORS}`
}

/** The last step: whether the website's searches find the vehicle. */
export function searchStep(
  { isInSearch, refusal, isWaiting }: SearchedVehicle,
  engine: EngineAnswer,
): TraceStep {
  if (!isInSearch) return stopped('Search', `The search does not have it. ${OPERATORS}`)
  if (engine === 'unused') return passed('Search', 'The search has it.')
  if (refusal !== null) return stopped('Search', refusedText(refusal, isWaiting))
  switch (engine) {
    case 'behind':
      return warning(
        'Search',
        `The search has it. The search engine’s index is not up to date, so the database answers searches. If this lasts, tell the people who run this installation.`,
      )
    case 'silent':
      return unknown(
        'Search',
        `The search engine does not answer, so nobody can say whether it has the vehicle. ${OPERATORS}`,
      )
    case 'missing':
      return stopped(
        'Search',
        isWaiting
          ? 'The search engine does not have it as it is now. The change waits for the search engine; it takes seconds.'
          : `The search engine does not have it. Its index is checked each minute. If this lasts, tell the people who run this installation.`,
      )
    case 'found':
      return isWaiting
        ? warning('Search', 'The search has it. A change waits for the search engine; it takes seconds.')
        : passed('Search', 'The search has it.')
  }
}
