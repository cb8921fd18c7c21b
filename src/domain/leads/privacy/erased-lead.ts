import { isRecord } from '@/domain/flags/overrides/value-problem'

/** Of a consent, what names no person: its text, its time and whether it was given. */
const CONSENT_TEXTS = new Set(['name', 'label', 'text', 'at'])

/** Of a lead's source, what counts and reports need. Values of other parameters may name a person. */
const COUNTED = ['utm_source', 'utm_medium', 'utm_campaign'] as const
const SOURCE_KEYS = new Set(['source', 'page_id', 'pageId'])

/** Of a valuation, the keys of its basis that name the shopper's own vehicle. A service's answer may name it at any depth. */
export const IDENTIFYING_BASIS = ['rego', 'rego_state', 'vin', 'plate', 'answer'] as const

type Stored = Record<string, unknown>

const kept = (record: Stored, keeps: (key: string, value: unknown) => boolean): Stored =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => keeps(key, value)))

/** The exact texts and times of a lead's consents, without anything about the person. */
export function erasedConsents(consents: unknown): Stored[] | null {
  if (!Array.isArray(consents)) return null
  return consents
    .filter(isRecord)
    .map((consent) =>
      kept(consent, (key, value) =>
        typeof value === 'boolean' ? true : CONSENT_TEXTS.has(key) && typeof value === 'string',
      ),
    )
}

/** A lead's page and campaign, without the visited pages, the browser or the address's parameters. */
export function erasedSource(source: unknown): Stored | null {
  if (!isRecord(source)) return null
  const params = isRecord(source.linked_query_params) ? source.linked_query_params : {}
  const campaign = Object.fromEntries(
    COUNTED.flatMap((key) => {
      const value = Object.hasOwn(params, key) ? params[key] : undefined
      // A mail tool may put the receiver's address into a campaign.
      return typeof value === 'string' && !value.includes('@') ? [[key, value]] : []
    }),
  )
  return {
    ...kept(source, (key, value) => SOURCE_KEYS.has(key) && ['string', 'number'].includes(typeof value)),
    ...(typeof source.url === 'string' ? { url: source.url.split(/[?#]/, 1)[0] } : {}),
    ...(Object.keys(campaign).length > 0 ? { linked_query_params: campaign } : {}),
  }
}
