import type { PayloadRequest } from 'payload'
import { isLive } from '@/domain/content/live-window'
import { nameUses } from '@/domain/content/uses'
import { linkedPath } from '@/domain/url/linked-path'
import { type FoundUse, findUses } from './find-uses'
import type { LinkedKind } from './linked-kinds'
import { type Leads, linksTo, type Match, usesDocument } from './matches'
import { ownHosts } from './own-hosts'
import { redirectsTo } from './redirects-to'
import { collectionsWithLinks } from './searched'
import { switchUses } from './switch-uses'

/** A document with a page, and the addresses of the page. */
export interface LinkedDocument {
  readonly collection: LinkedKind
  readonly id: number | string
  readonly tenant: number
  readonly paths: readonly string[]
}

/** Where content stores its end. What has ended leads nobody anywhere. */
const ends: Readonly<Record<string, string>> = {
  promos: 'expiryDate',
  popups: 'expiryDate',
  announcements: 'liveUntil',
}

const hasEnded = (now: Date) => (collection: string, doc: Readonly<Record<string, unknown>>) => {
  const end = doc[ends[collection] ?? '']
  return typeof end === 'string' && !isLive({ liveUntil: end }, now)
}

interface Options {
  /** Whether the document goes, so that content which names the document itself counts too. That follows a page that moves. */
  readonly goes: boolean
  /** Whether links count that the person cannot see. */
  readonly overrideAccess: boolean
}

/** The places of the website that lead to a document's page. */
export async function findLinks(
  req: PayloadRequest,
  { collection, id, tenant, paths }: LinkedDocument,
  { goes, overrideAccess }: Options,
): Promise<FoundUse[]> {
  const hosts = await ownHosts(req, tenant)
  const leads: Leads = (href) => paths.includes(linkedPath(href, hosts) ?? '')
  const matches: Match[] = [linksTo(leads), ...(goes ? [usesDocument(collection, id)] : [])]
  const written = await findUses(req, {
    tenant,
    collections: collectionsWithLinks(req.payload),
    match: (leaf) => matches.some((match) => match(leaf)),
    except: { collection, id },
    where: (slug) => (slug === 'redirects' ? redirectsTo({ paths, hosts }) : undefined),
    skips: hasEnded(new Date()),
    overrideAccess,
  })
  return [...written, ...(await switchUses(req, tenant, leads))]
}

/** Why a document's page must stay at its address, as a sentence. Null if no link would break. */
export async function linksThatBreak(
  req: PayloadRequest,
  linked: LinkedDocument,
  goes: boolean,
): Promise<string | null> {
  // A link that the person cannot see would also break.
  const uses = await findLinks(req, linked, { goes, overrideAccess: true })
  if (uses.length === 0) return null
  return `Links to ${linked.paths[0]} would break: ${nameUses(uses)}. Change or remove these links first.`
}
