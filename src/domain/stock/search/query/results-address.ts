import { SEARCH_PATH } from './search-path'

const BASE = 'http://website'

/** The landing path and the filters of a results page's address. Returns null for any other address. */
export function resultsAddress(
  address: string,
): { readonly segments: readonly string[]; readonly input: URLSearchParams } | null {
  if (!URL.canParse(address, BASE)) return null
  const { origin, pathname, searchParams } = new URL(address, BASE)
  if (origin !== BASE || (pathname !== SEARCH_PATH && !pathname.startsWith(`${SEARCH_PATH}/`))) return null
  const segments = pathname.slice(SEARCH_PATH.length).split('/').filter(Boolean)
  return { segments, input: searchParams }
}
