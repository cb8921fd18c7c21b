import { isRecord } from '../../flags/overrides/value-problem'

/** How the person came to send a lead. */
export interface LeadVisit {
  /** Where the form was. */
  readonly page: string | null
  /** Addresses, in the order of the visit. */
  readonly visited: readonly string[]
  readonly campaign: readonly { readonly name: string; readonly value: string }[]
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function pathOf(page: unknown): string | null {
  return isRecord(page) ? (text(page.path) ?? text(page.url)) : text(page)
}

const campaignLabels = new Map(
  Object.entries({
    utm_source: 'Source',
    utm_medium: 'Medium',
    utm_campaign: 'Campaign',
    utm_term: 'Term',
    utm_content: 'Content',
    gclid: 'Google Ads click',
    fbclid: 'Facebook click',
    msclkid: 'Microsoft Ads click',
  }),
)

function campaignOf(params: unknown): LeadVisit['campaign'] {
  const pairs =
    typeof params === 'string'
      ? [...new URLSearchParams(params)]
      : Object.entries(isRecord(params) ? params : {})
  return pairs.flatMap(([key, given]) => {
    const value = text(given)
    return value === null ? [] : [{ name: campaignLabels.get(key) ?? key, value }]
  })
}

/** Reads the stored `source` of a lead. It came from a browser, so any part may be missing or of another shape. */
export function readVisit(source: unknown): LeadVisit {
  if (!isRecord(source)) return { page: null, visited: [], campaign: [] }
  const visited = Array.isArray(source.visited_pages) ? source.visited_pages : []
  return {
    page: text(source.url),
    visited: visited.map(pathOf).filter((path) => path !== null),
    campaign: campaignOf(source.linked_query_params),
  }
}
