import { createHash } from 'node:crypto'

/**
 * The names of our cache tags at a CDN: readable, so that an operator can purge one by hand, and in visible ASCII without the commas and
 * spaces that separate them in headers.
 */

/** Matches our own tags, which name a website, page or vehicle. Next's tags name the files of its routes. */
const OURS = /^(?:hosts$|t:\d+(?:$|:))/

/** CloudFront takes 256 characters a tag and 50 tags a page; Fastly 1,024 bytes a tag; Cloudflare and Fastly 16 KB in all. */
const LONGEST = 200
const MOST = 50
/** Bytes of one header. Proxies in front of the server often allow 8 KB for all headers, and the tags are sent twice. */
const LONGEST_LIST = 3000

/** @param {string} tag */
export function cdnTag(tag) {
  const plain = encodeURIComponent(tag.toWellFormed()).replace(/%3A/g, ':').replace(/%2F/g, '/')
  if (plain.length <= LONGEST) return plain
  const hash = createHash('sha256').update(tag).digest('hex').slice(0, 32)
  return `${plain.slice(0, LONGEST - 33)}~${hash}`
}

/**
 * The headers that tag a page for Cloudflare and Fastly. Null when a page has no tag of ours, or more than every CDN accepts: a page with a
 * missing tag would never be purged.
 * @param {readonly string[]} tags
 */
export function tagHeaders(tags) {
  const names = [...new Set(tags.filter((tag) => OURS.test(tag)).map(cdnTag))]
  const list = names.join(',')
  if (names.length === 0 || names.length > MOST || list.length > LONGEST_LIST) return null
  return { 'Cache-Tag': list, 'Surrogate-Key': names.join(' ') }
}
