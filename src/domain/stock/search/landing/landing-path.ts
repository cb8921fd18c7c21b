import { landingSlug } from './landing'

/** Landing pages have at most two segments below `/search`. */
const SHAPE = /^\/search(\/[^\s/?#%]+){0,2}$/

/**
 * Returns an error message for a landing page's path, addressed to the editor; null when the path is valid. It does not
 * check whether the make or body exists, so an editor can write a path before its first vehicle arrives (ROUTE-03…12).
 */
export function landingPathProblem(path: string): string | null {
  if (!SHAPE.test(path))
    return 'Enter the address of a results page, such as /search/toyota or /search/toyota/hilux.'
  const [, , ...segments] = path.split('/')
  const odd = segments.find((segment) => landingSlug(segment) !== segment)
  return odd === undefined ? null : `Write “${landingSlug(odd)}” in place of “${odd}”.`
}
