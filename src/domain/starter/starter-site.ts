import type { SiteRecord } from './site-record'
import { starterChrome } from './starter-chrome'
import type { StarterFacts } from './starter-facts'
import { starterPages } from './starter-pages'
import { starterTexts } from './starter-texts'

/** The legal texts, header, footer and published pages of a new website: enough to go online and to edit from. */
export function starterSite(facts: StarterFacts): SiteRecord[] {
  const texts = starterTexts(facts).map(
    (data, index): SiteRecord => ({ collection: 'legal-texts', id: index + 1, data }),
  )
  const pages = starterPages(facts).map(
    ({ description, ...page }, index): SiteRecord => ({
      collection: 'pages',
      id: index + 1,
      data: { ...page, meta: { description } },
      status: 'published',
    }),
  )
  return [...texts, { collection: 'site-chrome', id: 1, data: starterChrome(facts) }, ...pages]
}
