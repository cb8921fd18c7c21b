import { cleanup, render, screen, within } from '@testing-library/react'
import type { Booking } from '@/domain/test-drives/booking'
import { BookingView } from './BookingView'

afterEach(cleanup)

const booking: Booking = {
  details: {
    startsAt: Date.parse('2026-11-05T14:30:00+11:00'),
    endsAt: Date.parse('2026-11-05T15:00:00+11:00'),
    zone: 'Australia/Sydney',
    word: 'test drive',
    vehicle: '2021 Kia Rio',
    location: { name: 'Parramatta', address: '1 Church St', phone: '02 9000 0000' },
  },
  state: 'booked',
  isOldLink: false,
  token: 'abc.0.def',
  days: {
    location: '3',
    zone: 'Australia/Sydney',
    days: [
      {
        date: '2026-11-06',
        label: 'Fri 6 Nov',
        times: [{ value: '2026-11-06T09:00:00+11:00', label: '9:00 am' }],
      },
    ],
    next: null,
  },
}

const open = (changes: Partial<Booking> = {}, said = '', isCancelling = false) =>
  render(<BookingView booking={{ ...booking, ...changes }} said={said} isCancelling={isCancelling} />)

const forms = () =>
  [...document.querySelectorAll('form')].map((form) => `${form.method} ${form.getAttribute('action')}`)

describe('the page of a booked test drive', () => {
  it('shows what, when and where, and a plain form with the other times [TD-04]', () => {
    open()
    expect(document.body.textContent).toContain('Thu 5 Nov 2026, 2:30 pm (Sydney time), 30 minutes')
    expect(document.body.textContent).toContain('Parramatta, 1 Church St')
    expect(forms()).toEqual(['post /api/test-drive/abc.0.def/change'])
    const select = screen.getByRole('combobox', { name: 'Choose another time (Sydney time)' })
    expect(within(select).getByRole('option', { name: 'Fri 6 Nov, 9:00 am' })).toHaveProperty(
      'value',
      '2026-11-06T09:00:00+11:00',
    )
    expect(screen.getByRole('link', { name: 'Cancel the test drive' }).getAttribute('href')).toBe(
      '/test-drive/abc.0.def?cancel=1',
    )
  })

  it('speaks of a test ride where one was booked [TD-02]', () => {
    const details = { ...booking.details, word: 'test ride' } as const
    for (const state of ['booked', 'over', 'cancelled'] as const)
      for (const said of ['', 'changed', 'cancelled']) open({ state, details, isOldLink: true }, said)
    open({ details }, '', true)
    expect(document.body.textContent).toContain('Your test ride has a new time.')
    expect(document.body.textContent).not.toMatch(/drive/i)
  })

  it('asks before it cancels [TD-04]', () => {
    open({}, '', true)
    expect(forms()).toEqual(['post /api/test-drive/abc.0.def/cancel'])
    expect(screen.getByRole('heading', { name: 'Cancel this test drive?' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Keep it' }).getAttribute('href')).toBe('/test-drive/abc.0.def')
  })

  it.each<[Partial<Booking>, string, string, string | null]>([
    [{}, 'taken', 'alert', 'This time was just taken. Choose another.'],
    [{}, 'no-time', 'alert', 'Choose a time.'],
    [{}, 'failed', 'alert', 'The booking could not be changed. Please try again, or call us.'],
    [{ isOldLink: true }, 'changed', 'status', 'Your test drive has a new time. We have sent you an email.'],
    [
      { isOldLink: true },
      '',
      'status',
      'This booking has changed since that link was sent. This is how it is now.',
    ],
    [
      { state: 'cancelled' },
      'cancelled',
      'status',
      'We have cancelled your test drive and sent you an email.',
    ],
    [{ state: 'over' }, '', 'status', 'This test drive can no longer be changed here.'],
    [{}, 'cancelled', 'status', null],
    [{}, 'changed', 'status', null],
    [{}, 'constructor', 'alert', null],
  ])('with %j and ?said=%s has the %s %p [TD-04]', (changes, said, role, text) => {
    open(changes, said)
    expect(screen.queryByRole(role)?.textContent ?? null).toBe(text)
  })

  it.each(['cancelled', 'over', 'done', 'missed'] as const)('has no form when it is %s [TD-04]', (state) => {
    open({ state }, '', true)
    expect(forms()).toEqual([])
  })

  it('names the number to call where it cannot be moved online [TD-04]', () => {
    open({ days: null })
    expect(document.body.textContent).toContain('To choose another time, call us on 02 9000 0000.')
    expect(screen.getByRole('link', { name: 'Cancel the test drive' })).toBeTruthy()
  })
})
