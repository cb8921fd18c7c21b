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

describe('a question to the server', () => {
  it('shows its answer', async () => {
    fetching.mockResolvedValue(answer({ found: 3 }))
    open()
    expect(await screen.findByText('Found 3')).toBeTruthy()
  })

  it('is asked a second time after a failure of the network', async () => {
    fetching.mockRejectedValueOnce(new TypeError('failed')).mockResolvedValueOnce(answer({ found: 3 }))
    open()
    expect(await screen.findByText('Found 3')).toBeTruthy()
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  it('fails after the second failure of the network', async () => {
    fetching.mockRejectedValue(new TypeError('failed'))
    open()
    expect(await screen.findByText('Please check your connection.')).toBeTruthy()
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  it.each([
    [{ error: { message: 'We are busy.' } }, 'We are busy.'],
    [null, 'Something went wrong on our side.'],
  ])('is asked once when the server refuses it with %p', async (body, message) => {
    fetching.mockResolvedValue(answer(body, 503))
    open()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('fails when the answer takes longer than eight seconds', async () => {
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

  it('that was given up says so as the browser does', async () => {
    fetching.mockImplementation(async (_, { signal }) => {
      throw signal.reason
    })
    await expect(fetchJson('/api/asked', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
