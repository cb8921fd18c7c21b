/** A link as it stands on a page of the website. */
export interface PlacedLink {
  /** A path of the website, or a full URL, without its anchor. */
  readonly address: string
  readonly text: string
}

/** A page or a document of the website that has the link. */
export interface LinkPlace {
  /** The page's, or the name of the document, such as `Promo tile “Summer”`. */
  readonly path: string
  readonly text: string
  /** The document that stores the link, such as `promos/12`. Absent for a page. */
  readonly document?: string
}

export interface FoundLink {
  readonly address: string
  /** Number of pages with the link. */
  readonly pages: number
  /** Number of documents that store it. Absent in checks of before documents were read. */
  readonly documents?: number
  /** The first of both. */
  readonly places: readonly LinkPlace[]
}

/** `unread`: a page of the website itself that gives no page. */
export type DeadReason = 'missing' | 'unknown-host' | 'error' | 'unread'

export const deadReasonText: Readonly<Record<DeadReason, string>> = {
  missing: 'There is no such page',
  'unknown-host': 'There is no such website',
  error: 'The page shows an error',
  unread: 'The page cannot be read',
}

export interface DeadLink extends FoundLink {
  readonly reason: DeadReason
  /** What happened, as a sentence. Only of pages that cannot be read. */
  readonly detail?: string
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

/** The link of an address that a document stores. None for a phone number, an anchor or the like. */
export function storedLink(href: string, text: string, origin: string): PlacedLink[] {
  const address = addressOf(href, origin, '/')
  return address ? [{ address, text }] : []
}

/** A page with its links, or a document with the one that it stores. */
export interface LinkSource {
  readonly path: string
  readonly document?: string
  readonly links: readonly PlacedLink[]
}

interface Merged {
  pages: LinkPlace[]
  documents: LinkPlace[]
}

/** Merges the links of all sources, in their order. */
export function mergeLinks(sources: readonly LinkSource[]): FoundLink[] {
  const found = new Map<string, Merged>()
  for (const { path, document, links } of sources) {
    for (const { address, text } of links) {
      const link = found.get(address) ?? { pages: [], documents: [] }
      if (document) link.documents.push({ path, text, document })
      else link.pages.push({ path, text })
      found.set(address, link)
    }
  }
  return [...found].map(([address, { pages, documents }]) => ({
    address,
    pages: pages.length,
    documents: documents.length,
    places: [...documents.slice(0, NAMED_PLACES), ...pages.slice(0, NAMED_PLACES)],
  }))
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

/** A page of the website that failed, as a link to itself. */
export const unreadPage = (path: string, status: number | undefined, detail: string): DeadLink => ({
  address: path,
  pages: 1,
  documents: 0,
  places: [{ path, text: '' }],
  reason: deadReason({ status }, true) ?? 'unread',
  detail,
})

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
