/** A link as it stands on a page of the website. */
export interface PlacedLink {
  /** A path of the website, or a full URL, without its anchor. */
  readonly address: string
  readonly text: string
}

/** A page of the website that has the link. */
export interface LinkPlace {
  readonly path: string
  readonly text: string
}

export interface FoundLink {
  readonly address: string
  /** Number of pages with the link. */
  readonly pages: number
  /** The first of them. */
  readonly places: readonly LinkPlace[]
}

export type DeadReason = 'missing' | 'unknown-host' | 'error'

export const deadReasonText: Readonly<Record<DeadReason, string>> = {
  missing: 'There is no such page',
  'unknown-host': 'There is no such website',
  error: 'The page shows an error',
}

export interface DeadLink extends FoundLink {
  readonly reason: DeadReason
}

const NAMED_PLACES = 5

const ANCHOR = /<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gis

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const words = (html: string) =>
  decode(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A path for an address of the website itself. Null for what is no page, such as a phone number or an anchor. */
function addressOf(href: string, origin: string, path: string): string | null {
  if (href.startsWith('#') || !URL.canParse(href, origin + path)) return null
  const url = new URL(href, origin + path)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  const isOwn = url.origin === new URL(origin).origin
  return (isOwn ? '' : url.origin) + url.pathname + url.search
}

/** The links of a page, each address once. The website renders its own HTML, so its form is known. */
export function linksIn(html: string, origin: string, path: string): PlacedLink[] {
  const links = new Map<string, string>()
  for (const [, href = '', inside = ''] of html.matchAll(ANCHOR)) {
    const address = addressOf(decode(href), origin, path)
    if (address && !links.has(address)) links.set(address, words(inside))
  }
  return [...links].map(([address, text]) => ({ address, text }))
}

/** Merges the links of all pages, in the order of the pages. */
export function mergeLinks(pages: readonly { path: string; links: readonly PlacedLink[] }[]): FoundLink[] {
  const found = new Map<string, { pages: number; places: LinkPlace[] }>()
  for (const { path, links } of pages) {
    for (const { address, text } of links) {
      const link = found.get(address) ?? { pages: 0, places: [] }
      link.pages++
      if (link.places.length < NAMED_PLACES) link.places.push({ path, text })
      found.set(address, link)
    }
  }
  return [...found].map(([address, link]) => ({ address, ...link }))
}

/**
 * Why a failed answer proves that the link is dead, or null. Other websites may refuse robots or be down for a night: of them only a missing
 * page or host counts. `code` is the one of Node's network errors.
 */
export function deadReason(
  { status, code }: { readonly status?: number | undefined; readonly code?: unknown },
  isOwn: boolean,
): DeadReason | null {
  if (status === 404 || status === 410) return 'missing'
  if (isOwn) return status !== undefined && status >= 500 ? 'error' : null
  return code === 'ENOTFOUND' ? 'unknown-host' : null
}

/** `unsure`: the answer proves nothing, such as none in time. */
export type LinkAnswer = DeadReason | 'works' | 'unsure'

export interface AnsweredLink extends FoundLink {
  readonly answer: LinkAnswer
}

const isOwnAddress = (address: string) => address.startsWith('/')

/**
 * The links that are dead, and the number that gave no clear answer. An unknown host proves nothing unless another website answered: without
 * a network, every host is unknown.
 */
export function sortAnswers(links: readonly AnsweredLink[]): { dead: DeadLink[]; unsure: number } {
  const hasNetwork = links.some(
    ({ address, answer }) => !isOwnAddress(address) && (answer === 'works' || answer === 'missing'),
  )
  const settled = links.map(({ answer, ...link }) => ({
    ...link,
    reason: answer === 'unknown-host' && !hasNetwork ? ('unsure' as const) : answer,
  }))
  return {
    dead: settled.flatMap(({ reason, ...link }) =>
      reason === 'works' || reason === 'unsure' ? [] : [{ ...link, reason }],
    ),
    unsure: settled.filter(({ reason }) => reason === 'unsure').length,
  }
}
