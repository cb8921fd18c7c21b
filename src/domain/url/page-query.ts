/** A page's query string as Next hands it over: parsed, with repeated parameters as lists. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** The parameters of a page's query string, in the order of their names' first appearance. */
export function pageParameters(query: PageQuery): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  )
  return new URLSearchParams(pairs)
}
