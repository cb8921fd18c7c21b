import { fetchPage } from './fetch-page'

const page = { ok: true, text: async () => '<p>page</p>' } as Response
const never = new AbortController().signal

function answer(...answers: (Response | Error)[]): jest.Mock {
  const fetched = jest.fn(async () => {
    const next = answers.shift()
    if (next instanceof Error) throw next
    return next
  })
  window.fetch = fetched as unknown as typeof fetch
  return fetched
}

describe('fetching a page', () => {
  it('says what it is told to say along with it', async () => {
    const fetched = answer(page)
    await fetchPage('/search', never, { 'x-promo-seed': '7' })
    expect(fetched.mock.calls[0]?.[1].headers).toEqual({ accept: 'text/html', 'x-promo-seed': '7' })
  })

  it('asks once more when the network failed', async () => {
    const fetched = answer(new TypeError('Failed to fetch'), page)
    await expect(fetchPage('/search', never)).resolves.toBe('<p>page</p>')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('gives up when the network failed twice', async () => {
    const fetched = answer(new TypeError('1'), new TypeError('2'), page)
    await expect(fetchPage('/search', never)).rejects.toThrow('2')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['an answer that is no page', { ok: false, status: 503 } as Response],
    ['having waited too long', new DOMException('late', 'TimeoutError')],
  ])('does not ask again after %s', async (_, first) => {
    const fetched = answer(first, page)
    await expect(fetchPage('/search', never)).rejects.toThrow()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('does not ask again for what is not wanted any more', async () => {
    const gone = new AbortController()
    gone.abort()
    const fetched = answer(new TypeError('Failed to fetch'), page)
    await expect(fetchPage('/search', gone.signal)).rejects.toThrow()
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
