import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReservationDesk as Desk } from '@/domain/reservations/reservation-desk'
import { ReservationDesk } from './ReservationDesk'

jest.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 7, collectionSlug: 'reservations' }),
  Button: () => null,
}))

const desk: Desk = {
  state: 'active',
  endsAt: 'Thu 26 Nov 2026, 9:00 am',
  amount: '$200.00',
  refunded: null,
  refundOnItsWay: null,
  left: '$200.00',
  isVehicleGone: false,
  actions: [],
}

const answer = (body: Desk) => {
  window.fetch = async () => ({ ok: true, status: 200, json: async () => body }) as Response
}

afterEach(cleanup)

it.each([
  ['held', 'Held while the shopper pays'],
  ['active', 'Reserved'],
  ['expired', 'Ended'],
  ['released', 'Released'],
  ['sold', 'Sold to the shopper'],
  ['refunded', 'Refunded'],
] as const)(
  'the desk says of a reservation that is %s in the words of staff: %s [CHK-03]',
  async (state, words) => {
    answer({ ...desk, state })
    await act(async () => void render(<ReservationDesk />))
    expect((await screen.findByText('State')).nextElementSibling?.textContent).toBe(words)
  },
)

it('the desk of an invoice has no state', async () => {
  answer({ ...desk, state: null, endsAt: null })
  await act(async () => void render(<ReservationDesk />))
  expect((await screen.findByText('Paid')).nextElementSibling?.textContent).toBe('$200.00')
  expect(screen.queryByText('State')).toBeNull()
})
