/**
 * The web server's in-memory cache of rendered pages and cached reads. Plain JavaScript, because Next loads the cache handler outside its
 * build. One store per process, shared by the handler (which Next instantiates for each request) and the listener for expired tags.
 */

/** @typedef {{ value: any, lastModified: number, tags: string[], bytes: number, cacheControl?: any }} Entry */

export const MAX_BYTES = 256 * 1024 * 1024
/** A render that starts before a tag expires may end after it, with data from before. */
const RACE_WINDOW_MS = 10_000
const DOUBTFUL_LIFETIME_MS = 500

/** @param {any} value */
function bytesOf(value) {
  if (typeof value === 'string') return value.length * 2
  if (value instanceof Uint8Array) return value.byteLength
  if (value instanceof Map) return [...value.values()].reduce((sum, part) => sum + bytesOf(part), 0)
  if (value && typeof value === 'object')
    return Object.values(value).reduce((sum, part) => sum + bytesOf(part), 64)
  return 8
}

/**
 * Whether an entry is past its time. Next would still send it once, however old, while it renders again. But the first visitor after a
 * quiet night must not see yesterday's "just arrived".
 * @param {Pick<Entry, 'value' | 'lastModified' | 'cacheControl'>} entry
 */
export function isStale(entry, now = Date.now()) {
  return msLeft(entry, now) < 0
}

/** @param {Pick<Entry, 'value' | 'lastModified' | 'cacheControl'>} entry @param {number} now */
function msLeft({ value, lastModified, cacheControl }, now) {
  const seconds = value.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate
  return typeof seconds === 'number' ? seconds * 1000 - (now - lastModified) : Number.POSITIVE_INFINITY
}

export class TagStore {
  /** @type {Map<string, Entry>} least recently used first */
  entries = new Map()
  /** @type {Map<string, string>} the key of the page that each ETag belongs to */
  keyOfEtag = new Map()
  /** @type {Map<string, number>} when each tag last expired */
  expiredAt = new Map()
  /** When the store was last cleared. Counts as every tag having expired then. */
  clearedAt = -RACE_WINDOW_MS
  bytes = 0
  /** Whether this process is currently notified of expired tags. */
  isListening = false

  constructor({ maxBytes = MAX_BYTES, now = Date.now } = {}) {
    this.maxBytes = maxBytes
    this.now = now
  }

  /**
   * Returns the entry, unless one of its tags (or of `alsoTags`) expired since it was stored.
   * @param {string} key
   * @param {string[]} [alsoTags]
   * @returns {Entry | null}
   */
  get(key, alsoTags = []) {
    const entry = this.entries.get(key)
    if (!entry) return null
    const tags = [...entry.tags, ...alsoTags]
    if (
      this.#outdatedBy(this.clearedAt, entry.lastModified) ||
      tags.some((tag) => this.#expired(tag, entry.lastModified))
    ) {
      this.#drop(key, entry)
      return null
    }
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry
  }

  /**
   * Whether an ETag belongs to a page as it would be sent now.
   * @param {string} etag
   */
  isCurrent(etag) {
    const entry = this.#entryOf(etag)
    return entry !== null && !isStale(entry, this.now())
  }

  /**
   * Whether an ETag belongs to a page none of whose tags expired, even if the page is past its time.
   * @param {string} etag
   */
  isStored(etag) {
    return this.#entryOf(etag) !== null
  }

  /**
   * Seconds for which a page will stay as it would be sent now, unless one of its tags expires. Null when that is uncertain: the page is
   * not stored or is past its time, it may hold data read before one of its tags expired, or this process is not notified of expired tags.
   * @param {string} etag
   * @returns {{ tags: string[], seconds: number } | null}
   */
  certainFor(etag) {
    const entry = this.#entryOf(etag)
    const now = this.now()
    if (!entry || !this.isListening || isStale(entry, now) || this.#isDoubtful(entry)) return null
    return { tags: entry.tags, seconds: Math.floor(msLeft(entry, now) / 1000) }
  }

  /** Whether a page was stored so soon after one of its tags expired that it may hold data from before. @param {Entry} entry */
  #isDoubtful({ lastModified, tags }) {
    const expirations = [this.clearedAt, ...tags.map((tag) => this.expiredAt.get(tag) ?? this.clearedAt)]
    return expirations.some((at) => lastModified - at < RACE_WINDOW_MS)
  }

  /** @param {string} etag */
  #entryOf(etag) {
    const key = this.keyOfEtag.get(etag)
    return key === undefined ? null : this.get(key)
  }

  /**
   * The HTML of the page that an ETag belongs to; null when it is no longer stored.
   * @param {string} etag
   * @returns {string | null}
   */
  htmlOf(etag) {
    const key = this.keyOfEtag.get(etag)
    return key === undefined ? null : (this.entries.get(key)?.value.html ?? null)
  }

  /** @param {string} tag @param {number} madeAt */
  #expired(tag, madeAt) {
    const at = this.expiredAt.get(tag)
    return at !== undefined && this.#outdatedBy(at, madeAt)
  }

  /** @param {number} expiredAt @param {number} madeAt */
  #outdatedBy(expiredAt, madeAt) {
    if (madeAt <= expiredAt) return true
    return madeAt - expiredAt < RACE_WINDOW_MS && this.now() - madeAt > DOUBTFUL_LIFETIME_MS
  }

  /** @param {string} key @param {any} value @param {string[]} tags @param {any} [cacheControl] */
  set(key, value, tags, cacheControl) {
    const before = this.entries.get(key)
    if (before) this.#drop(key, before)
    const entry = {
      value,
      lastModified: this.now(),
      tags,
      bytes: bytesOf(value) + key.length * 2,
      cacheControl,
    }
    this.entries.set(key, entry)
    this.bytes += entry.bytes
    if (value?.headers?.etag) this.keyOfEtag.set(value.headers.etag, key)
    for (const [oldest, old] of this.entries) {
      if (this.bytes <= this.maxBytes) break
      this.#drop(oldest, old)
    }
  }

  /** @param {string} key @param {Entry} entry */
  #drop(key, entry) {
    this.entries.delete(key)
    this.bytes -= entry.bytes
    this.keyOfEtag.delete(entry.value?.headers?.etag)
  }

  /** @param {string[]} tags */
  expire(tags) {
    const now = this.now()
    for (const tag of tags) this.expiredAt.set(tag, now)
    // A tag's expiry matters while an entry from before it, or from shortly after it, may still be stored.
    if (this.expiredAt.size > 50_000) this.clear()
  }

  /** Removes everything, for when expired tags may have been missed. */
  clear() {
    this.entries.clear()
    this.keyOfEtag.clear()
    this.expiredAt.clear()
    this.clearedAt = this.now()
    this.bytes = 0
  }
}

const KEY = Symbol.for('forecourt.tag-store')

/** @returns {TagStore} */
export function tagStore() {
  const holder = /** @type {Record<symbol, TagStore>} */ (/** @type {unknown} */ (globalThis))
  holder[KEY] ??= new TagStore()
  return holder[KEY]
}
