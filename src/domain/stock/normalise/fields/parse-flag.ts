import { ownValue } from '@/domain/records/own-value'
import { isBlank } from './blank'
import { FieldProblem } from './field-problem'

const words: Record<string, boolean> = {
  y: true,
  yes: true,
  true: true,
  t: true,
  '1': true,
  on: true,
  n: false,
  no: false,
  false: false,
  f: false,
  '0': false,
  off: false,
}

/** Parses yes or no in the spellings feeds use (`Y`, `true`, `1` …). Null for blank. */
export function parseFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (isBlank(value)) return null
  const word =
    typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : ''
  const flag = ownValue(words, word)
  if (flag === undefined) throw new FieldProblem(value, 'is neither yes nor no')
  return flag
}
