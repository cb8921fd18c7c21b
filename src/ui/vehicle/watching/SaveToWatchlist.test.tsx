import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { trackedEvents } from '@/domain/tracking/events'
import { queryClient } from '@/ui/query/Queries'
import { listenToTracking, type TrackedDetail } from '@/ui/tracking/track'
import { leaveFor } from './leave-for'
import SaveToWatchlist from './SaveToWatchlist'

jest.mock('./leave-for', () => ({ leaveFor: jest.fn() }))

const car = { id: '7', slug: 'kia-rio', name: '2021 Kia Rio', isSold: false, listHref: '/my-list' }

interface Call {
  readonly address: string
  readonly body: unknown
  readonly answer: (status: number, body: object) => void
}

let calls: Call[]
let alerted: string[]
let tracked: TrackedDetail[]
let stopTracking: () => void

function open(account: object, changes: Partial<typeof car> = {}, isPressed = false) {
  globalThis.fetch = jest.fn((address: string, init: RequestInit = {}) => {
    if (address === '/api/account') return Promise.resolve(json(200, account))
    return new Promise<Response>((resolve) => {
      const answer = (status: number, body: object) => resolve(json(status, body))
      calls.push({ address, body: JSON.parse(String(init.body)), answer })
    })
  }) as unknown as typeof fetch
  render(<SaveToWatchlist car={{ ...car, ...changes }} isPressed={isPressed} />)
}

const json = (status: number, body: object) =>
  ({ ok: status < 300, status, json: () => Promise.resolve(body) }) as Response

const signedIn = (watchlist: string[] = []) => ({ signedIn: true, canSave: true, watchlist })
const button = () => screen.getByRole('button', { name: /watchlist/ }) as HTMLButtonElement
const isSaved = () => button().getAttribute('aria-pressed')

async function settled(watchlist: string[]) {
  await waitFor(() => expect(queryClient().getQueryData(['account'])).toMatchObject({ watchlist }))
}

beforeEach(() => {
  queryClient().clear()
  calls = []
  alerted = []
  tracked = []
  jest.mocked(leaveFor).mockClear()
  globalThis.AbortSignal.timeout ??= () => new AbortController().signal
  window.alert = (text) => alerted.push(String(text))
  stopTracking = listenToTracking((detail) => tracked.push(detail))
})
afterEach(() => {
  cleanup()
  stopTracking()
})

describe('the watchlist button', () => {
  it('shows the vehicle as saved at once, is busy and disabled until the answer, then says so with a link [WATCH-01, WATCH-02, WATCH-06, WATCH-09]', async () => {
    open(signedIn())
    await settled([])
    await userEvent.click(button())
    expect([isSaved(), button().disabled, button().getAttribute('aria-busy')]).toEqual(['true', true, 'true'])
    expect(calls.map(({ address, body }) => [address, body])).toEqual([
      ['/api/watchlist/save-car', { car_id: '7' }],
    ])
    expect(screen.queryByText('Car Saved In Watchlist')).toBeNull()
    await act(async () => calls[0]?.answer(200, { success: true }))
    await screen.findByText('Car Saved In Watchlist')
    expect(screen.getByText('2021 Kia Rio is now available in your watchlist')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View List', hidden: true }).getAttribute('href')).toBe(
      '/my-list',
    )
    expect([isSaved(), button().disabled]).toEqual(['true', false])
  })

  it('removes in the same way, and tracks event 39 on saving only [WATCH-03, WATCH-07, WATCH-10, FAV-02, TRACK-02]', async () => {
    open(signedIn(['7']))
    await settled(['7'])
    await userEvent.click(button())
    expect([calls[0]?.address, isSaved()]).toEqual(['/api/watchlist/remove-car', 'false'])
    await act(async () => calls[0]?.answer(200, { success: true }))
    await screen.findByText('Car Removed')
    expect(screen.getByText('2021 Kia Rio is no longer in your watchlist')).toBeTruthy()
    expect(tracked).toEqual([])
    await userEvent.click(button())
    await act(async () => calls[1]?.answer(200, { success: true }))
    await screen.findByText('Car Saved In Watchlist')
    expect(tracked).toEqual([{ event: trackedEvents.watchlistSave, data: { vehicle: 'kia-rio' } }])
  })

  it('undoes the change and then alerts with the message when the call fails [WATCH-08]', async () => {
    open(signedIn())
    await settled([])
    let shownAtAlert: string | null = ''
    window.alert = (text) => {
      shownAtAlert = isSaved()
      alerted.push(String(text))
    }
    await userEvent.click(button())
    await act(async () => calls[0]?.answer(503, { success: false, error: { message: 'Try again.' } }))
    await waitFor(() => expect(alerted).toEqual(['Try again.']))
    expect([shownAtAlert, isSaved()]).toEqual(['false', 'false'])
    expect(tracked).toEqual([])
  })

  it('does what was pressed before its code had loaded, and then shows it [WATCH-02]', async () => {
    open(signedIn(['7']), {}, true)
    await waitFor(() => expect(calls.map(({ address }) => address)).toEqual(['/api/watchlist/save-car']))
    expect(button().disabled).toBe(true)
    await act(async () => calls[0]?.answer(200, { success: true }))
    await screen.findByText('Car Saved In Watchlist')
    await waitFor(() => expect(isSaved()).toBe('true'))
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['a visitor', { signedIn: false, canSave: false, watchlist: [] }],
    ['a shopper without a confirmed number', { signedIn: true, canSave: false, watchlist: [] }],
  ])('leads %s to sign in [WATCH-05, WATCH-12]', async (_who, account) => {
    open(account)
    await settled([])
    await userEvent.click(button())
    expect(leaveFor).toHaveBeenCalledWith('/sign-in?type=watchlist&redirect=%2F&back=%2F')
    expect(calls).toEqual([])
  })

  it('leads to sign in when the session has ended meanwhile [WATCH-05]', async () => {
    open(signedIn())
    await settled([])
    await userEvent.click(button())
    await act(async () => calls[0]?.answer(401, { success: false }))
    await waitFor(() => expect(leaveFor).toHaveBeenCalled())
    expect(alerted).toEqual([])
  })

  it('is absent for a sold vehicle that is not in the list, and removes one that is [WATCH-04]', async () => {
    open(signedIn(), { isSold: true })
    await settled([])
    expect(screen.queryByRole('button', { name: /watchlist/ })).toBeNull()
    cleanup()
    queryClient().clear()
    open(signedIn(['7']), { isSold: true })
    await settled(['7'])
    await waitFor(() => expect(isSaved()).toBe('true'))
  })
})
