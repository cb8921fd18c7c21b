import { isLive } from '../content/live-window'

export const contentKinds = ['page', 'promo', 'popup', 'bar', 'offer', 'sale', 'post'] as const
export type ContentKind = (typeof contentKinds)[number]

/** Something that a website shows from and until a time. Times are ISO 8601; null for no bound. */
export interface TimedContent {
  readonly kind: ContentKind
  readonly id: number
  readonly title: string
  readonly websiteId: number
  readonly website: string
  /** The website's IANA time zone. */
  readonly zone: string
  readonly liveFrom: string | null
  readonly liveUntil: string | null
}

export interface Week {
  readonly live: Readonly<Record<ContentKind, number>>
  /** In the next seven days, the soonest first. */
  readonly starting: readonly TimedContent[]
  readonly ending: readonly TimedContent[]
}

export const WEEK_MS = 7 * 86_400_000

/** What is live at `now`, and what starts and ends in the seven days after it. Something that starts and ends then is in both lists. */
export function planWeek(contents: readonly TimedContent[], now: Date): Week {
  const isSoon = (at: string | null): at is string => {
    const ahead = at === null ? Number.NaN : Date.parse(at) - now.getTime()
    return ahead > 0 && ahead <= WEEK_MS
  }
  const soonest = (bound: 'liveFrom' | 'liveUntil') =>
    contents
      .filter((content) => isSoon(content[bound]))
      .toSorted((one, other) => Date.parse(one[bound] as string) - Date.parse(other[bound] as string))
  const count = (kind: ContentKind) =>
    contents.filter((content) => content.kind === kind && isLive(content, now)).length
  return {
    live: {
      page: count('page'),
      promo: count('promo'),
      popup: count('popup'),
      bar: count('bar'),
      offer: count('offer'),
      sale: count('sale'),
      post: count('post'),
    },
    starting: soonest('liveFrom'),
    ending: soonest('liveUntil'),
  }
}
