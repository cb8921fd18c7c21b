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

const FORM_FIELD = /^(?:query|page|sortBy|hitsPerPage|near|(?:near|range|refinementList)\[.*\])$/

/**
 * Whether the filter form produced this URL without JavaScript. Such a URL contains empty fields, which the platform's
 * own URLs never do (ROUTE-13). False for a URL with any other parameter, such as a tracking parameter.
 */
export function isPlainForm(input: QueryInput): boolean {
  const entries = entriesOf(input)
  return entries.some(([, value]) => value === '') && entries.every(([name]) => FORM_FIELD.test(name))
}
