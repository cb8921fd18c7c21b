import { act, renderHook, waitFor } from '@testing-library/react'
import { useFetched } from './use-fetched'

const fetching = jest.fn()
const answer = (body: unknown, status = 200) =>
  ({ ok: status < 400, status, json: async () => body }) as Response

beforeEach(() => {
  fetching.mockReset()
  window.fetch = fetching
})

const open = (address: string | null, first: string | null = null) =>
  renderHook(({ address }) => useFetched<string>(address, first), { initialProps: { address } })

describe('an address fetched without TanStack Query', () => {
  it('keeps the previous answer while the next loads, and aborts the older request', async () => {
    fetching.mockResolvedValueOnce(answer('one')).mockReturnValueOnce(new Promise(() => {}))
    const { result, rerender } = open('/one')
    await waitFor(() => expect(result.current.data).toBe('one'))
    rerender({ address: '/two' })
    expect(result.current).toMatchObject({ data: 'one', isFetching: true })
    fetching.mockResolvedValueOnce(answer('three'))
    rerender({ address: '/three' })
    expect(fetching.mock.calls[1][1].signal.aborted).toBe(true)
    await waitFor(() => expect(result.current).toMatchObject({ data: 'three', isFetching: false }))
  })

  it('is asked again once after a network failure', async () => {
    jest.useFakeTimers()
    try {
      fetching.mockRejectedValueOnce(new TypeError('failed')).mockResolvedValueOnce(answer('there'))
      const { result } = open('/asked')
      await act(() => jest.runAllTimersAsync())
      expect(result.current.data).toBe('there')
      expect(fetching).toHaveBeenCalledTimes(2)
    } finally {
      jest.useRealTimers()
    }
  })

  it('reports an error, and asks again when told to', async () => {
    fetching.mockResolvedValueOnce(answer(null, 503)).mockResolvedValueOnce(answer('there'))
    const { result } = open('/asked')
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 503 }))
    expect(fetching).toHaveBeenCalledTimes(1)
    act(() => result.current.refetch())
    await waitFor(() => expect(result.current).toMatchObject({ data: 'there', error: null }))
  })

  it('asks nothing without an address, nor for what the server rendered', () => {
    expect(open(null).result.current.isFetching).toBe(false)
    expect(open('/asked', 'first').result.current).toMatchObject({ data: 'first', isFetching: false })
    expect(fetching).not.toHaveBeenCalled()
  })
})
