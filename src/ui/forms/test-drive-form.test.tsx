import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { builtInForm } from '@/domain/leads/built-in/built-in-form'
import type { FormVehicle } from '@/domain/leads/built-in/form-site'
import type { SlotDays } from '@/domain/test-drives/slot-days'
import { queryClient } from '@/ui/query/Queries'
import { formSite } from '~/tests/support/form-site'
import LeadFormIsland from './lead-form.island'

const vehicle: FormVehicle = {
  id: 7,
  slug: 'kia-rio',
  path: '/cars/kia-rio',
  name: '2022 Kia Rio',
  carType: 'used',
  price: 19_990,
  locationId: 3,
  dealershipId: 12,
  testDrive: 'test drive',
}

const HALF_PAST_TWO = '2026-11-05T14:30:00+11:00'
const days = (...times: [value: string, label: string][]): SlotDays => ({
  location: '3',
  zone: 'Australia/Sydney',
  days: [
    { date: '2026-11-05', label: 'Thu 5 Nov', times: times.map(([value, label]) => ({ value, label })) },
  ],
  next: null,
})
const free = days(['2026-11-05T09:00:00+11:00', '9:00 am'], [HALF_PAST_TWO, '2:30 pm'])

let slots: SlotDays
let outcome: { status: number; body: unknown }
let asked: string[]
let sent: { userData: { fields: Record<string, unknown> } }[]

beforeEach(() => {
  document.documentElement.dataset.site = 'test'
  sessionStorage.clear()
  localStorage.clear()
  queryClient().clear()
  slots = free
  outcome = {
    status: 201,
    body: { success: true, lead_id: 'a', event: 48, success_category: 'Test Drive', next: '/success' },
  }
  asked = []
  sent = []
  window.fetch = jest.fn(async (address: string, init?: RequestInit) => {
    if (address.startsWith('/api/test-drive/slots')) asked.push(address)
    else if (address === '/api/enquiries') sent.push(JSON.parse(String(init?.body)))
    const { status, body } = address === '/api/enquiries' ? outcome : { status: 200, body: slots }
    return { ok: status < 400, status, json: async () => body }
  }) as unknown as typeof fetch
  jest.spyOn(console, 'error').mockImplementation((...args) => {
    if (!/navigation/i.test(String(args[0]))) throw new Error(String(args[0]))
  })
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const form = () => builtInForm('test-drive', formSite(), { vehicle, locationId: 3 })

async function open() {
  const user = userEvent.setup()
  render(<LeadFormIsland id="f" form={form()} vehicle={vehicle} pageId={3} />)
  await screen.findByRole('radio', { name: '2:30 pm' })
  await user.type(screen.getByLabelText('First name'), 'Jane')
  await user.type(screen.getByLabelText('Email'), 'jane@example.com')
  await user.type(screen.getByLabelText('Mobile'), '0491 570 156')
  await user.type(screen.getByLabelText('Postcode'), '4105')
  return user
}

const book = () => screen.getByRole('button', { name: 'Book a Test Drive' })

describe('the test drive form', () => {
  it('sends the chosen free time of the vehicle at the location [TD-02, TD-04]', async () => {
    const user = await open()
    expect(asked).toEqual([expect.stringMatching(/\?location=\d+&car_id=7$/)])
    await user.click(screen.getByRole('radio', { name: '2:30 pm' }))
    await user.click(book())
    expect(sent[0]?.userData.fields.dateTime).toBe(HALF_PAST_TWO)
  })

  it('is sent without a time, which is optional [TD-03]', async () => {
    const user = await open()
    await user.click(book())
    expect(sent).toHaveLength(1)
    expect(sent[0]?.userData.fields.dateTime ?? null).toBeNull()
  })

  it('shows fresh times at the field when the chosen one was just taken, and keeps what was typed [TD-04]', async () => {
    const user = await open()
    await user.click(screen.getByRole('radio', { name: '2:30 pm' }))
    const message = 'This time was just taken. Choose another.'
    outcome = { status: 422, body: { error: { message, fields: { dateTime: message } } } }
    slots = days(['2026-11-05T09:00:00+11:00', '9:00 am'])
    await user.click(book())
    const summary = (await screen.findAllByRole('alert')).find((alert) =>
      alert.textContent?.includes('fix the following'),
    )
    const link = within(summary as HTMLElement).getByRole('link', { name: message })
    const group = document.querySelector(link.getAttribute('href') ?? '')
    expect(group?.textContent).toContain(`Test Drive Booking Date`)
    expect(group?.textContent).toContain(message)
    await waitFor(() => expect(screen.queryByRole('radio', { name: '2:30 pm' })).toBeNull())
    expect(asked).toHaveLength(2)
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Jane')
    outcome = {
      ...outcome,
      status: 201,
      body: { success: true, lead_id: 'a', event: null, success_category: '', next: '/success' },
    }
    await user.click(screen.getByRole('radio', { name: '9:00 am' }))
    await user.click(book())
    expect(sent.map(({ userData }) => userData.fields.dateTime)).toEqual([
      HALF_PAST_TWO,
      '2026-11-05T09:00:00+11:00',
    ])
  })

  it('has a plain list of the times without JavaScript, on a page that is rendered per request [TD-04]', () => {
    const props = { id: 'f', form: form(), vehicle, pageId: 3 }
    const plain = renderToString(<LeadFormIsland {...props} slots={free} />)
    expect(/<noscript>.*<select[^>]*name="dateTime".*2:30 pm.*<\/noscript>/s.test(plain)).toBe(true)
    expect(renderToString(<LeadFormIsland {...props} />)).toMatch(
      /<noscript><input[^>]*type="datetime-local"[^>]*name="dateTime"/,
    )
  })
})
