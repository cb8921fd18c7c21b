import type { QueryProblems } from './query-problems'

export type QueryInput = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

export type Entry = readonly [name: string, value: string]

/** Every parameter with its value, one entry for each occurrence. */
export function entriesOf(input: QueryInput): readonly Entry[] {
  if (input instanceof URLSearchParams) return [...input]
  return Object.entries(input).flatMap(([name, value]): Entry[] => {
    if (value === undefined) return []
    return typeof value === 'string' ? [[name, value]] : value.map((each) => [name, each])
  })
}

/** The trimmed value of a parameter that may occur once; '' when absent. */
export function onlyValue(entries: readonly Entry[], name: string, problems: QueryProblems): string {
  const values = entries.filter(([key]) => key === name).map(([, value]) => value.trim())
  if (values.length > 1) problems.add(name, 'Use it only once.')
  return values[0] ?? ''
}
