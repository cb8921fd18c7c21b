/** A page's `searchParams`, or a URL's. */
export type QueryInput = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

export type Entry = readonly [name: string, value: string]

/** Every parameter with its value, one entry for each time it is given. */
export function entriesOf(input: QueryInput): readonly Entry[] {
  if (input instanceof URLSearchParams) return [...input]
  return Object.entries(input).flatMap(([name, value]): Entry[] => {
    if (value === undefined) return []
    return typeof value === 'string' ? [[name, value]] : value.map((each) => [name, each])
  })
}
