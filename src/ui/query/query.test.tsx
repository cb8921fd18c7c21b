import { useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { fetchJson } from './fetch-json'
import { Queries, queryClient } from './Queries'

const answer = (body: unknown, status = 200) =>
  ({ ok: status < 400, status, json: async () => body }) as Response

function Tool() {
  const { data, error } = useQuery({
    queryKey: ['asked'],
    queryFn: ({ signal }) => fetchJson<{ found: number }>('/api/asked', { signal }),
  })
  return <p>{error ? error.message : data ? `Found ${data.found}` : 'Waiting'}</p>
}

const fetching = jest.fn()

beforeEach(() => {
  queryClient().clear()
  fetching.mockReset()
  window.fetch = fetching
})

const open = () =>
  render(
    <Queries>
      <Tool />
    </Queries>,
  )

describe('a query', () => {
  it('shows its answer', async () => {
    fetching.mockResolvedValue(answer({ found: 3 }))
    open()
    expect(await screen.findByText('Found 3')).toBeTruthy()
  })

  it('is retried once after a network failure', async () => {
    fetching.mockRejectedValueOnce(new TypeError('failed')).mockResolvedValueOnce(answer({ found: 3 }))
    open()
    expect(await screen.findByText('Found 3')).toBeTruthy()
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  it('fails after the second network failure', async () => {
    fetching.mockRejectedValue(new TypeError('failed'))
    open()
    expect(await screen.findByText('Please check your connection.')).toBeTruthy()
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  it.each([
    [{ error: { message: 'We are busy.' } }, 'We are busy.'],
    [null, 'Something went wrong on our side.'],
  ])('is not retried when the server rejects it with %p', async (body, message) => {
    fetching.mockResolvedValue(answer(body, 503))
    open()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('times out after eight seconds', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
      expect(time).toBe(8000)
      return AbortSignal.abort()
    })
    fetching.mockImplementation(async (_, { signal }) => {
      if (signal.aborted) throw signal.reason
    })
    await expect(fetchJson('/api/asked')).rejects.toMatchObject({ kind: 'timeout' })
    jest.restoreAllMocks()
  })

  it('rejects with the browser’s AbortError when it is aborted', async () => {
    fetching.mockImplementation(async (_, { signal }) => {
      throw signal.reason
    })
    await expect(fetchJson('/api/asked', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
