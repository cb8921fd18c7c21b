import { isSettingKey, switchFor } from '../catalogue'
import type { OverrideProblem } from './parse-overrides'

/** One readable text of several problems, each with the label an editor knows the switch by. */
export function describeProblems(problems: readonly OverrideProblem[]): string {
  return problems.map(({ key, message }) => (key ? `${labelOf(key)}: ${message}` : message)).join(' ')
}

function labelOf(key: string): string {
  return isSettingKey(key) ? `${switchFor(key).label} (${key})` : key
}
