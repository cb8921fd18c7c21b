import { landingSlug } from './landing'

/** One or two segments below `/search`: that is what landing pages have. */
const SHAPE = /^\/search(\/[^\s/?#%]+){0,2}$/

/**
 * What is wrong with a landing page's path as a person wrote it, in words for that person; null when nothing is. Which
 * makes and bodies there are follows the stock, so a path may be written before its first vehicle arrives (ROUTE-03…12).
 */
export function landingPathProblem(path: string): string | null {
  if (!SHAPE.test(path))
    return 'Give the address of a results page, such as /search/toyota or /search/toyota/hilux.'
  const [, , ...segments] = path.split('/')
  const odd = segments.find((segment) => landingSlug(segment) !== segment)
  return odd === undefined ? null : `Write “${landingSlug(odd)}” in place of “${odd}”.`
}
