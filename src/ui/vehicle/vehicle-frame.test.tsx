import { render, screen, within } from '@testing-library/react'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { type TemplateKey, templateFor } from '@/domain/flags/templates'
import { formVehicle } from '@/domain/leads/built-in/form-vehicle'
import { vehicleForms } from '@/domain/leads/built-in/vehicle-forms'
import { vehiclePageView } from '@/domain/stock/vehicle-page/vehicle-page-view'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { installBrowserParts } from '~/tests/support/browser-parts'
import { formSite } from '~/tests/support/form-site'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { vehicle } from '~/tests/support/vehicle'
import { VehicleView } from './VehicleView'

installBrowserParts()

interface Shown {
  changes?: Partial<Vehicle>
  tenant?: SettingOverrides
  template?: TemplateKey
}

const lenders = { angle: { paymentWeek: 120.5, comparisonRate: 8.79, interestRate: 7, paymentMonth: 522 } }

function show({ changes, tenant, template = 'metro' }: Shown): HTMLElement {
  const { settings } = resolveSettings({ template, tenant })
  const shown = vehicle(changes)
  const site = { settings, provider: financeProvider(), siteBaseUrl: null }
  return render(
    <VehicleView
      {...vehiclePageView(shown, site, new Date('2026-03-10T00:00:00Z'))}
      vehicle={shown}
      layout={templateFor(template).layout}
      primaryCity="Perth"
      featureLinks={[]}
      forms={vehicleForms(formVehicle(shown, settings), formSite())}
      enquiryHref="/contact-us"
      gauge={null}
      websiteId="site-1"
      address={null}
    />,
  ).container
}

const part = (page: HTMLElement, selector: string) => page.querySelector<HTMLElement>(selector)
const buttons = (page: HTMLElement) =>
  [...page.querySelectorAll('.contact-actions .button, .action-line')].map((each) => each.textContent?.trim())

beforeEach(() => {
  // React warns about every script rendered in a browser. Only servers render ours.
  jest.spyOn(console, 'error').mockImplementation((message) => {
    if (!String(message).includes('script tag')) throw new Error(String(message))
  })
})

describe('the top bar', () => {
  it('contains photo, name, transmission and body, price with its type, weekly figure and two actions [VDP-11]', () => {
    const page = show({
      changes: {
        finance_lenders: lenders,
        year: 2024,
        images: [{ image: { url: 'https://feed.example/0.jpg', thumb: { url: '' } } }],
      },
      tenant: { 'finance.pagePath': '/finance' },
    })
    const bar = part(page, '.vehicle-bar') as HTMLElement
    expect(bar.dataset.open).toBeUndefined()
    expect(bar.querySelector('img')).toBeTruthy()
    expect(bar.textContent).toContain('2021 Kia Rio')
    expect(bar.textContent).toContain('Automatic · Hatch')
    expect(bar.textContent).toContain('$18,990 Drive Away')
    const estimate = bar.querySelector('.weekly-line > span')
    expect(estimate?.querySelector('.sr-only')?.textContent).toBe('Estimated $121 per week')
    expect(estimate?.querySelector('[aria-hidden]')?.textContent).toMatch(/^Est\. \$121 per week/)
    const links = within(bar).getAllByRole('link', { hidden: true })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')?.split('?')[0]])).toEqual([
      ['comparison rate*', '#financeDisclaimer'],
      ['Get Finance', '/finance'],
      ['Trade-In Valuation', '/cars/trade-in'],
    ])
  })

  it('shows the term beside the weekly figure, in fewer words on phones [VDP-11, FIN-49]', () => {
    const finance = { angle: { ...lenders.angle, termYears: 5 } }
    const estimate = part(show({ changes: { finance_lenders: finance } }), '.vehicle-bar .weekly-line > span')
    expect(estimate?.querySelector('.sr-only')?.textContent).toBe('Estimated $121 per week over 5 years')
    expect(estimate?.querySelector('.max-sm\\:hidden')?.textContent).toBe(' per week over 5 years')
    expect(estimate?.querySelector('.sm\\:hidden')?.textContent).toBe('/week, 5 years')
  })

  it('links to finance beside the calculator, among the contact actions [FIN-50, ROUTE-24]', () => {
    const page = show({
      changes: { finance_lenders: lenders },
      tenant: { 'finance.pagePath': '/finance' },
    })
    const panel = part(page, '.contact-panel') as HTMLElement
    const link = within(panel).getByRole('link', { name: 'Get Finance' })
    expect(link.getAttribute('href')).toMatch(/^\/finance\?.*\bcar_id=1\b/)
  })

  it('distinguishes a weekly repayment from a weekly subscription price [VDP-11, PRICE-01]', () => {
    const page = show({
      changes: { finance_lenders: lenders, subscription_price: 199 },
      tenant: { 'price.offersSubscription': true },
    })
    const bar = part(page, '.vehicle-bar')
    expect(bar?.textContent).toContain('$199 per week subscription')
    expect(bar?.querySelector('.weekly-line .sr-only')?.textContent).toBe(
      'On finance, estimated $121 per week',
    )
    expect(bar?.querySelector('.weekly-line [aria-hidden]')?.textContent).toMatch(/^Finance est\. \$121/)
  })

  it('is absent for a sold vehicle [VDP-21]', () => {
    expect(part(show({ changes: { status: 'sold' } }), '.vehicle-bar')).toBeNull()
  })
})

describe('the bottom bar', () => {
  it('opens beyond 900 px on the brand variant only, and is for phones elsewhere [VDP-10, VDP-13]', () => {
    expect(part(show({ template: 'marque' }), '.bottom-bar')?.dataset.wide).toBe('')
    for (const template of ['metro', 'outback', 'throttle'] as const) {
      const bar = part(show({ template }), '.bottom-bar')
      expect(bar).toBeTruthy()
      expect(bar?.dataset.wide).toBeUndefined()
    }
  })

  it('has a label beside each icon [VDP-10]', () => {
    const bar = part(show({ tenant: { 'phone.override': '0712345678' } }), '.bottom-bar') as HTMLElement
    const actions = [...bar.querySelectorAll('.button')]
    expect(actions.map((each) => each.textContent)).toEqual(['Message Now', 'Book a Test Drive', 'Call Us'])
    for (const each of actions) expect(each.querySelector('svg')).toBeTruthy()
  })

  it('moves the chat bubble, which is also there on sites without the bar [VDP-14, VDP-38]', () => {
    const chat = { 'integrations.chatEnabled': true, 'integrations.chatId': 'demo' }
    expect(part(show({ template: 'marque', tenant: chat }), '.chat-bubble')?.dataset.followsBar).toBe('')
    expect(part(show({ tenant: chat }), '.chat-bubble')?.dataset.followsBar).toBeUndefined()
    expect(part(show({}), '.chat-bubble')).toBeNull()
  })
})

describe('the vehicle’s buttons', () => {
  it('open the dialogs with forms for an enquiry, a test drive and more photos [VDP-17, TD-01, PHOTO-01, ENQ-24]', () => {
    const page = show({})
    for (const id of ['enquiry', 'test-drive', 'request-photos']) {
      expect(page.querySelector(`.contact-panel button[commandfor="${id}"]`)).toBeTruthy()
      const dialog = within(part(page, `dialog#${id}`) as HTMLElement)
      const form = part(page, `dialog#${id} form[action="/api/enquiries"][method="post"]`)
      expect(form?.querySelector('[name="car_id"]')?.getAttribute('value')).toBe(vehicle().id)
      expect(dialog.getByText('Burswood')).toBeTruthy()
    }
  })

  it('offer reserving and buying only where the vehicle allows it [VDP-33, VDP-34, VDP-36, CHK-06]', () => {
    const tenant = {
      'checkout.enabled': true,
      'checkout.reserveButtons': true,
      'checkout.reserveAmountText': '$0',
    }
    expect(buttons(show({ tenant }))).toEqual(expect.arrayContaining(['Reserve Online', 'Buy Online']))
    const plain = buttons(show({}))
    expect(plain).not.toContain('Reserve Online')
    expect(plain).not.toContain('Buy Online')
    expect(buttons(show({ tenant, changes: { tag: 'Test Drive Only' } }))).not.toContain('Reserve Online')
  })

  it('link to a trade-in for this vehicle only where the site takes them [VDP-35, ROUTE-20]', () => {
    const { id } = vehicle()
    expect(part(show({}), 'a.action-line')?.getAttribute('href')).toBe(`/cars/trade-in?car_id=${id}`)
    expect(buttons(show({ tenant: { 'tradeIn.enabled': false } }))).not.toContain('Trade-In Valuation')
  })

  it('link to the history report, which is tracked, only when there is one [VDP-32, TRACK-09]', () => {
    const report = part(show({ changes: { file: 'https://reports.example/1' } }), '[data-track="60"]')
    expect(report?.getAttribute('href')).toBe('https://reports.example/1')
    expect(part(show({}), '[data-track="60"]')).toBeNull()
  })

  it.each<[Partial<Vehicle>, TemplateKey, string]>([
    [{}, 'metro', 'Book a Test Drive'],
    [{}, 'throttle', 'Book a Test Ride'],
    [{ categories: ['Trucks'] }, 'throttle', 'Book a Test Drive'],
    [{ item_type: 'caravan', categories: ['Caravans'] }, 'outback', 'Book an Inspection'],
  ])('use the right words for a test drive with %j on %s', (changes, template, words) => {
    expect(buttons(show({ changes, template }))).toContain(words)
  })

  it('are the same for a vehicle that is coming soon, without buying [VDP-19]', () => {
    const page = show({ changes: { status: 'coming_soon' }, tenant: { 'checkout.enabled': true } })
    expect(buttons(page)).toEqual(expect.arrayContaining(['Message Now', 'Book a Test Drive']))
    expect(buttons(page)).not.toContain('Buy Online')
    expect(page.textContent).toContain('$18,990')
  })
})

describe('the vehicle page', () => {
  it('shows the dealership’s name with a link to its stock where the site sets that [VDP-40]', () => {
    const link = within(show({ tenant: { 'vehiclePage.dealershipNamed': true } })).getByRole('link', {
      name: 'See more from this dealer',
    })
    expect(link.getAttribute('href')).toBe('/search/kia-north')
    expect(screen.getByText('Kia North')).toBeTruthy()
  })

  it('links from the location to the map on the page, which links to directions [VDP-03, VDP-04, LOC-21, ROUTE-45]', () => {
    const page = show({ tenant: { 'integrations.mapsKey': 'KEY' } })
    expect(part(page, '.contact-panel .place-name')?.getAttribute('href')).toBe('#vehicle-map')
    const badge = (changes: Partial<Vehicle>) => part(show({ changes }), '.vehicle-headline .location-badge')
    expect(badge({})?.getAttribute('href')).toBe('#vehicle-map')
    expect(badge({})?.textContent).toBe('Where to see it: Burswood')
    expect(badge({ location_name: null, city: 'Perth' })?.textContent).toBe('Where to see it: Perth')
    expect(badge({ location_name: null, city: null })).toBeNull()
    const map = part(page, 'section#vehicle-map') as HTMLElement
    expect(map.querySelector('details iframe')?.getAttribute('loading')).toBe('lazy')
    expect(part(show({}), 'section#vehicle-map iframe')).toBeNull()
  })

  it('states that the manufacturer certified a used vehicle of its make [VDP-16]', () => {
    const tenant = { 'cards.certifiedManufacturer': 'Kia' }
    show({ tenant, changes: { certified: true } })
    expect(screen.getByRole('heading', { name: 'Kia Certified Pre-Owned' })).toBeTruthy()
  })

  it('collapses long comments with Show More and Show Less, and short ones not at all [VDP-24]', () => {
    const long = show({ changes: { dealercomments: 'word '.repeat(200) } })
    expect(part(long, '.folded-text summary')?.textContent).toBe('Show MoreShow Less')
    expect(part(long, '.folded-rest')?.textContent).toMatch(/word/)
    expect(part(show({ changes: { dealercomments: 'Short.' } }), '.folded-text summary')).toBeNull()
  })

  it('tracks the view of a used vehicle, and nothing where no sink is configured [TRACK-11]', () => {
    const sink = { 'integrations.trackingSink': 'G-DEMO' }
    const counted = (page: HTMLElement) => part(page, '[data-name="page-view"]')?.dataset.props
    expect(counted(show({ tenant: sink }))).toBe('{"event":4}')
    expect(counted(show({ tenant: sink, changes: { car_type: 'new' } }))).toBeUndefined()
    expect(counted(show({}))).toBeUndefined()
  })
})
