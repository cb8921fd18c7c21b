import { isSettingKey, switchFor } from '../catalogue'
import type { OverrideProblem } from './parse-overrides'

export function describeProblems(problems: readonly OverrideProblem[]): string {
  return problems.map(({ key, message }) => (key ? `${labelOf(key)}: ${message}` : message)).join(' ')
}

function labelOf(key: string): string {
  return isSettingKey(key) ? `${switchFor(key).label} (${key})` : key
}
