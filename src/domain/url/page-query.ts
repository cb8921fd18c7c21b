/** Repeated parameters are lists. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** In the order in which their names first appear. */
export function pageParameters(query: PageQuery): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  )
  return new URLSearchParams(pairs)
}
