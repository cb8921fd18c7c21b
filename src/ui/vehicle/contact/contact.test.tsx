import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { resolveSettings } from '@/domain/flags/resolve'
import { contactView } from '@/domain/stock/vehicle-page/contact-view'
import { pageTexts } from '@/domain/stock/vehicle-page/page-texts'
import { vehicle } from '~/tests/support/vehicle'
import { BottomBar, ChatBubble } from '../VehicleOverlays'
import Announcement from './announcement-bar.island'
import { CallNumber } from './CallNumber'
import { ViewCount } from './ViewCount'

const fetching = jest.fn()
const json = (body: unknown, status = 200) =>
  ({ ok: status < 400, status, json: async () => body }) as Response

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.dataset.site = 'southerncross'
  fetching.mockReset().mockResolvedValue(json(null, 202))
  window.fetch = fetching
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

describe('a masked number', () => {
  const record = { car_id: '7', dealership_id: '3', website_id: 'site-1' }
  const summaries = () => [...document.querySelectorAll('details')]

  /** A revealed number stays revealed on a page, so each test uses a different number. */
  function open(number: string) {
    const { settings } = resolveSettings({ template: 'metro', tenant: { 'phone.override': number } })
    render(
      <>
        <CallNumber number={number} shown={false} record={record} />
        <CallNumber number={number} shown={false} record={record} />
        <BottomBar contact={contactView(vehicle(), settings)} texts={pageTexts(vehicle(), settings)} />
      </>,
    )
  }

  function ask(details: HTMLDetailsElement | undefined) {
    if (!details) throw new Error('no masked number')
    details.open = true
    fireEvent(details, new Event('toggle'))
  }

  const inBar = () =>
    screen.getByRole('region', { name: /Contact us/ }).querySelector('a') as HTMLAnchorElement

  it('is revealed everywhere at once, and recorded once [PHONE-01, PHONE-03]', async () => {
    open('07 1234 5601')
    expect(summaries().map((each) => each.querySelector('summary')?.textContent)).toEqual([
      expect.stringMatching(/^07 12.*Show number$/),
      expect.stringMatching(/^07 12.*Show number$/),
    ])
    expect([inBar().getAttribute('href'), inBar().textContent]).toEqual(['#contact', 'Call Us'])
    ask(summaries()[0])
    expect(summaries()).toHaveLength(0)
    const [first] = screen.getAllByRole('link', { name: 'Call 07 1234 5601' })
    expect(document.activeElement).toBe(first)
    expect([inBar().getAttribute('href'), inBar().textContent]).toEqual([
      'tel:0712345601',
      'Call 07 1234 5601',
    ])
    expect(fetching).toHaveBeenCalledTimes(1)
    const [address, init] = fetching.mock.calls[0]
    expect(address).toBe('/api/phone-reveal')
    expect(JSON.parse(init.body)).toEqual({ car_id: '7', dealership_id: '3', website_id: 'site-1' })
    await waitFor(() => expect(console.info).toHaveBeenCalledWith('Phone reveal: 202'))
  })

  it('is revealed even when recording fails, which is only logged [PHONE-03]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    fetching.mockRejectedValue(new Error('offline'))
    open('07 1234 5602')
    ask(summaries()[1])
    expect(summaries()).toHaveLength(0)
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  })

  it('is not masked where the site shows it from the start [PHONE-02]', () => {
    render(<CallNumber number="07 1234 5603" shown record={record} />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:0712345603')
  })
})

describe('the announcement of a vehicle’s location', () => {
  const at = (city: string) => ({
    text: `Located at ${city}`,
    directionsHref: `https://maps.example/?destination=${city}`,
  })
  const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }))
  const isDismissed = () => document.querySelector('[data-dismissed]') !== null

  const open = (city: string) => render(<Announcement notice={at(city)} />)

  it('links to directions [VDP-18]', () => {
    open('Geraldton')
    expect(screen.getByText('Located at Geraldton')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Get Directions (opens a map)' })
    expect(link.getAttribute('href')).toBe('https://maps.example/?destination=Geraldton')
    expect(isDismissed()).toBe(false)
  })

  it('is dismissed for the session, for every vehicle in that city and no other [VDP-18, decision 64]', () => {
    const { unmount } = open('Geraldton')
    dismiss()
    expect(document.querySelector('forecourt-island')?.childElementCount).toBe(0)
    unmount()
    const again = open('Geraldton')
    expect(isDismissed()).toBe(true)
    again.unmount()
    const elsewhere = open('Broome')
    expect(isDismissed()).toBe(false)
    elsewhere.unmount()
    sessionStorage.clear()
    open('Geraldton')
    expect(isDismissed()).toBe(false)
  })

  it('is dismissed per website [VDP-18]', () => {
    const { unmount } = open('Geraldton')
    dismiss()
    unmount()
    document.documentElement.dataset.site = 'tworivers'
    open('Geraldton')
    expect(isDismissed()).toBe(false)
  })

  it('can be dismissed in a browser without storage [VDP-18]', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('storage is off')
      })
    }
    open('Geraldton')
    dismiss()
    expect(screen.queryByText('Located at Geraldton')).toBeNull()
  })
})

describe('a vehicle’s page view', () => {
  const rio = vehicle({
    slug: 'kia rio',
    photos_count: 12,
    updated_at: '2026-03-10T00:00:00.000Z',
    views: 0,
  })
  const line = () => document.querySelector('p') as HTMLElement
  const open = async () => {
    const { unmount } = render(<ViewCount vehicle={rio} websiteId="site-1" />)
    await act(async () => undefined)
    return unmount
  }

  it('is reported with photos, modification time and website, and the answer is shown [VDP-37]', async () => {
    fetching.mockResolvedValue(json({ views: 1234 }))
    await open()
    expect(fetching.mock.calls[0][0]).toBe(
      '/cars/kia%20rio/view.json?photos_count=12&updated_at=2026-03-10T00%3A00%3A00.000Z&website_id=site-1',
    )
    expect([line().textContent, line().dataset.views]).toEqual(['Viewed 1,234 times', undefined])
  })

  it('is counted once a session', async () => {
    const unmount = await open()
    unmount()
    await open()
    expect(fetching.mock.calls.map(([url]) => url.includes('seen=1'))).toEqual([false, true])
  })

  it.each<[string, () => Promise<Response>]>([
    ['another status', async () => json(null, 502)],
    ['nothing at all', () => Promise.reject(new Error('offline'))],
    ['no JSON', async () => ({ ok: true, json: () => Promise.reject(new Error('no JSON')) }) as Response],
    ['something else', async () => json(null)],
  ])('does not change the count when %s answers [VDP-37]', async (_, answers) => {
    fetching.mockImplementation(answers)
    await open()
    expect([line().textContent, line().dataset.views]).toEqual(['Viewed 0 times', 'few'])
  })
})

describe('the chat bubble', () => {
  const { settings } = resolveSettings({ template: 'metro' })
  const bubble = () => screen.getByRole('button', { name: 'Chat with us' })

  beforeEach(() => {
    const contact = contactView(vehicle(), settings)
    render(<ChatBubble vehicle={vehicle()} contact={contact} enquiryHref={null} websiteId="site-1" />)
  })

  it('opens the page’s dialog, by the browser itself [VDP-38]', () => {
    expect(fireEvent.click(bubble())).toBe(true)
    expect([bubble().getAttribute('command'), bubble().getAttribute('commandfor')]).toEqual([
      'show-modal',
      document.querySelector('dialog')?.id,
    ])
  })
})
