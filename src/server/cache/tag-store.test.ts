import { TagStore, tagStore } from './tag-store.mjs'

let clock = 1_000_000
const wait = (ms: number) => {
  clock += ms
}
const store = (maxBytes?: number) => new TagStore({ now: () => clock, ...(maxBytes ? { maxBytes } : {}) })
const valueAt = (cache: TagStore, key: string, alsoTags?: string[]) => cache.get(key, alsoTags)?.value ?? null

describe('TagStore', () => {
  it('keeps an entry until one of its tags expires, and keeps the entries without that tag', () => {
    const cache = store()
    cache.set('a', 'page a', ['t:1', 't:1:page:/a'])
    cache.set('b', 'page b', ['t:1', 't:1:page:/b'])
    wait(60_000)
    cache.expire(['t:1:page:/a'])
    expect(valueAt(cache, 'a')).toBeNull()
    expect(valueAt(cache, 'b')).toBe('page b')
    cache.expire(['t:2'])
    expect(valueAt(cache, 'b')).toBe('page b')
    cache.expire(['t:1'])
    expect(valueAt(cache, 'b')).toBeNull()
  })

  it('respects tags that only the reader names', () => {
    const cache = store()
    cache.set('a', 'page a', [])
    wait(1)
    cache.expire(['soft'])
    expect(valueAt(cache, 'a', ['other'])).toBe('page a')
    expect(valueAt(cache, 'a', ['soft'])).toBeNull()
  })

  it('drops an entry stored in the same millisecond in which its tag expired', () => {
    const cache = store()
    cache.set('a', 'page a', ['tag'])
    cache.expire(['tag'])
    expect(valueAt(cache, 'a')).toBeNull()
  })

  it('keeps what is stored just after a tag expired for half a second only, because it may have been read before', () => {
    const cache = store()
    cache.expire(['tag'])
    wait(100)
    cache.set('a', 'perhaps old', ['tag'])
    wait(500)
    expect(valueAt(cache, 'a')).toBe('perhaps old')
    wait(1)
    expect(valueAt(cache, 'a')).toBeNull()
  })

  it('keeps what is stored ten seconds after a tag expired', () => {
    const cache = store()
    cache.expire(['tag'])
    wait(10_000)
    cache.set('a', 'surely new', ['tag'])
    wait(3_600_000)
    expect(valueAt(cache, 'a')).toBe('surely new')
  })

  it('evicts the least recently used entry when it is full, and counts its bytes correctly', () => {
    const cache = store(3_000)
    for (const key of ['a', 'b', 'c']) cache.set(key, 'x'.repeat(490), [])
    expect(cache.get('a')).not.toBeNull()
    cache.set('d', 'x'.repeat(490), [])
    expect([...cache.entries.keys()]).toEqual(['c', 'a', 'd'])
    expect(cache.bytes).toBe(3 * (980 + 2))
    cache.set('a', 'short', [])
    expect(cache.bytes).toBe(2 * (980 + 2) + 12)
  })

  it('does not keep an entry larger than its whole capacity', () => {
    const cache = store(1_000)
    cache.set('a', { html: 'x'.repeat(600), parts: new Map([['p', new Uint8Array(200)]]) }, [])
    expect(cache.get('a')).toBeNull()
    expect(cache.bytes).toBe(0)
  })

  it('drops everything on clear(), and when more than 50,000 tags have expired', () => {
    const cache = store()
    cache.set('a', 'page a', [])
    cache.clear()
    expect([cache.entries.size, cache.bytes]).toEqual([0, 0])
    cache.set('b', 'page b', [])
    cache.expire(Array.from({ length: 50_001 }, (_, index) => `tag-${index}`))
    expect([cache.entries.size, cache.expiredAt.size, cache.bytes]).toEqual([0, 0, 0])
  })

  it('has one instance per process', () => {
    expect(tagStore()).toBe(tagStore())
  })

  it('keeps what is stored just after clear() for half a second only, because its render may have begun before', () => {
    const cache = store()
    cache.clear()
    wait(100)
    cache.set('a', 'perhaps old', [])
    wait(501)
    expect(valueAt(cache, 'a')).toBeNull()
  })
})

describe('TagStore.certainFor', () => {
  const page = (etag: string) => ({ kind: 'APP_PAGE', html: etag, headers: { etag } })
  const listeningCache = () => {
    const cache = store()
    cache.isListening = true
    return cache
  }

  it('returns a page’s tags and the seconds for which it is certain', () => {
    const cache = listeningCache()
    cache.set('a', page('A'), ['t:1'], { revalidate: 900 })
    cache.set('b', page('B'), ['t:1'])
    wait(100_400)
    expect(cache.certainFor('A')).toEqual({ tags: ['t:1'], seconds: 799 })
    expect(cache.certainFor('B')).toEqual({ tags: ['t:1'], seconds: Number.POSITIVE_INFINITY })
    wait(800_000)
    expect(cache.certainFor('A')).toBeNull()
  })

  it.each<[string, (cache: TagStore) => void]>([
    ['one of its tags expired', (cache) => cache.expire(['t:1'])],
    ['everything was cleared', (cache) => cache.clear()],
  ])(
    'returns null for a page stored within ten seconds after %s, because it may hold older data',
    (_, forget) => {
      const cache = listeningCache()
      forget(cache)
      wait(9_999)
      cache.set('a', page('A'), ['t:1'])
      expect(cache.isCurrent('A')).toBe(true)
      expect(cache.certainFor('A')).toBeNull()
      wait(1)
      cache.set('a', page('A'), ['t:1'])
      expect(cache.certainFor('A')).not.toBeNull()
    },
  )

  it('returns null while the process is not notified of expired tags, and for a page that is not stored', () => {
    const cache = store()
    cache.set('a', page('A'), ['t:1'])
    expect(cache.certainFor('A')).toBeNull()
    cache.isListening = true
    expect(cache.certainFor('A')).not.toBeNull()
    expect(cache.certainFor('B')).toBeNull()
  })
})
