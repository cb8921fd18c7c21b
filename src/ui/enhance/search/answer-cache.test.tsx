import { createAnswerCache } from './answer-cache'

const answer = (page: string, at = Date.now()) => ({ page, at })

describe('the cache of answers', () => {
  it('holds 50 and drops the oldest first [SEARCH-19]', () => {
    const cache = createAnswerCache()
    for (let index = 0; index < 51; index += 1) cache.set(`/search?page=${index}`, answer(`${index}`))
    expect(cache.get('/search?page=0')).toBeUndefined()
    expect(cache.get('/search?page=1')?.page).toBe('1')
    expect(cache.get('/search?page=50')?.page).toBe('50')
  })

  it('takes an answer that came again for a new one', () => {
    const cache = createAnswerCache()
    cache.set('/a', answer('old'))
    for (let index = 0; index < 49; index += 1) cache.set(`/${index}`, answer(''))
    cache.set('/a', answer('new'))
    cache.set('/b', answer(''))
    expect(cache.get('/a')?.page).toBe('new')
    expect(cache.get('/0')).toBeUndefined()
  })

  it('forgets what came more than five minutes ago, whenever it was kept [SEARCH-12]', () => {
    jest.useFakeTimers()
    const cache = createAnswerCache()
    const came = answer('page')
    cache.set('/search', came)
    jest.advanceTimersByTime(299_000)
    expect(cache.get('/search')).toEqual(came)
    cache.set('/search/used-cars', came)
    jest.advanceTimersByTime(1000)
    expect([cache.get('/search'), cache.get('/search/used-cars')]).toEqual([undefined, undefined])
    jest.useRealTimers()
  })
})
