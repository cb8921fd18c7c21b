/**
 * The web server's memory of rendered pages and cached reads. Plain JavaScript, because Next loads the cache handler
 * outside its build. One store a process, shared by the handler (which Next instantiates once a request) and by the
 * listener that hears of expired tags.
 */

/** @typedef {{ value: any, lastModified: number, tags: string[], bytes: number, cacheControl?: any }} Entry */

export const MAX_BYTES = 256 * 1024 * 1024
/** A render that began before a tag expired may end after it, with what it read before. */
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
 * Whether an entry is past its time. Next would still send it once, however old, while it renders again. But the first visitor
 * after a quiet night must not see yesterday's "just arrived".
 * @param {Pick<Entry, 'value' | 'lastModified' | 'cacheControl'>} entry
 */
export function outlived(entry, now = Date.now()) {
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
  /** @type {Map<string, string>} the page that each ETag was made for */
  keyOfEtag = new Map()
  /** @type {Map<string, number>} when each tag expired last */
  expiredAt = new Map()
  /** When everything was forgotten last, which counts as every tag having expired then. */
  clearedAt = -RACE_WINDOW_MS
  bytes = 0
  /** Whether this process is told now of tags that expire. */
  isTold = false

  constructor({ maxBytes = MAX_BYTES, now = Date.now } = {}) {
    this.maxBytes = maxBytes
    this.now = now
  }

  /**
   * The entry, unless one of its tags (or of `alsoTags`) expired since it was made.
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
   * Whether an ETag is of a page as it would be sent now.
   * @param {string} etag
   */
  isCurrent(etag) {
    const entry = this.#entryOf(etag)
    return entry !== null && !outlived(entry, this.now())
  }

  /**
   * Whether an ETag is of a page none of whose tags expired, be its time over or not.
   * @param {string} etag
   */
  isKept(etag) {
    return this.#entryOf(etag) !== null
  }

  /**
   * For how many seconds a page is certain to stay as it would be sent now, as long as none of its tags expires. Null when that is not
   * certain now: it is not stored, its time is over, it may hold what it read before one of its tags expired, or nobody tells.
   * @param {string} etag
   * @returns {{ tags: string[], seconds: number } | null}
   */
  certainFor(etag) {
    const entry = this.#entryOf(etag)
    const now = this.now()
    if (!entry || !this.isTold || outlived(entry, now) || this.#isDoubtful(entry)) return null
    return { tags: entry.tags, seconds: Math.floor(msLeft(entry, now) / 1000) }
  }

  /** Whether a page was made so soon after one of its tags expired that it may hold what was read before. @param {Entry} entry */
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
   * The HTML of the page that an ETag was made for; null when it is stored no longer.
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
    // A tag matters for as long as an entry made before it, or just after it, can still be there.
    if (this.expiredAt.size > 50_000) this.clear()
  }

  /** Forgets everything: for when expired tags may have been missed. */
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
