import { render, screen, within } from '@testing-library/react'
import type { FinanceProvider } from '@/domain/finance/provider'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { type TemplateKey, templateFor, templateKeys } from '@/domain/flags/templates'
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
  provider?: FinanceProvider
}

const NOW = new Date('2026-03-10T00:00:00Z')

function show({ changes, tenant, template = 'metro', provider }: Shown) {
  const { settings } = resolveSettings({ template, tenant })
  const shown = vehicle(changes)
  const site = { settings, provider: provider ?? null, siteBaseUrl: 'https://dealer.example' }
  return render(
    <VehicleView
      {...vehiclePageView(shown, site, NOW)}
      vehicle={shown}
      layout={templateFor(template).layout}
      primaryCity="Perth"
      featureLinks={[
        { label: 'Latest offers', href: '/special-offers' },
        { label: 'Book a service', href: '/service' },
        { label: 'Sell your car', href: '/trade-in' },
      ]}
      forms={vehicleForms(formVehicle(shown, settings), formSite())}
      enquiryHref="/contact-us"
      address={null}
      gauge={null}
      websiteId="metro-1"
    />,
  ).container
}

const tabs = () =>
  [...document.querySelectorAll('.information-tabs label')].map(({ textContent }) => textContent)

const shownPrice = () =>
  document.querySelector('.price-block .price-line strong, .price-block strong')?.textContent

beforeEach(() => {
  // React warns about every script rendered in a browser. Only servers render ours.
  jest.spyOn(console, 'error').mockImplementation((message) => {
    if (!String(message).includes('script tag')) throw new Error(String(message))
  })
})

const lenders = { angle: { paymentWeek: 120.5, comparisonRate: 8.79 } }
const photos = (count: number): Partial<Vehicle> => ({
  images: Array.from({ length: count }, (_, index) => ({
    image: { url: `https://feed.example/${index}.jpg`, thumb: { url: '' } },
  })),
})

describe.each(templateKeys)('a vehicle’s page on %s', (template) => {
  it('shows the vehicle’s name once, with its price, details and comments [VDP-04, VDP-06, VDP-20]', () => {
    show({ template })
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      '2021 Kia Rio',
    ])
    expect(shownPrice()).toBe('$18,990')
    expect(screen.getByRole('heading', { name: /^(Car|Motorcycle) Details$/ })).toBeTruthy()
    expect(screen.getByRole('heading', { name: /^(Dealer|Our) Comments$/ })).toBeTruthy()
  })

  it('shows that a sold vehicle is sold, without price and buttons [VDP-21, VDP-22, PRICE-08]', () => {
    const page = show({ template, changes: { status: 'sold', finance_lenders: lenders } })
    expect(within(page).getByText(/^Unfortunately this (car|motorcycle) recently sold\.$/)).toBeTruthy()
    expect(page.querySelector('.vehicle-page')?.textContent).not.toContain('$18')
    expect(within(page).queryByRole('button', { name: /Now|Test|Photos|Trade-In|Reserve/ })).toBeNull()
    expect(page.querySelector('dialog.modal-centre, .vehicle-bar, .bottom-bar')).toBeNull()
    expect(within(page).getByRole('link', { name: 'Find Me Something Similar' })).toBeTruthy()
  })

  it('shows the placeholder of a new arrival without photos [CARD-10]', () => {
    const page = show({ template })
    expect(page.querySelector('img')).toBeNull()
    expect(screen.getByRole('region', { name: 'Photos' }).textContent).toContain('New arrival')
  })
})

describe('a vehicle’s page', () => {
  it('shows the weekly repayment with its comparison rate and the required warning [CARD-03]', () => {
    const page = show({ changes: { finance_lenders: lenders }, provider: financeProvider() })
    expect(page.textContent).toContain('$121 per week 8.79% p.a. comparison rate*')
    expect(page.textContent).toContain('WARNING: true only for the example given')
  })

  it.each<[string, Partial<Vehicle>]>([
    ['the lender’s figure', { finance_lenders: lenders }],
    [
      'a quote',
      { youxQuote: { weeklyRepaymentAmount: 121, comparisonRate: 8.79, advertisedRate: 7 } as const },
    ],
  ])(
    'links from %s, and from the bar, to its own lender’s disclaimer [FIN-50, FIN-51, ROUTE-45]',
    (_, changes) => {
      const page = show({
        changes,
        tenant: { 'finance.quoteCall': true, 'finance.disclaimer': 'Not this lender’s.' },
        provider: financeProvider({ disclaimer: 'The lender’s words.' }),
      })
      for (const place of ['.price-block', '.vehicle-bar']) {
        const link = page.querySelector<HTMLAnchorElement>(`${place} .weekly-line a`)
        expect([link?.textContent, link?.hash]).toEqual(['comparison rate*', '#financeDisclaimer'])
      }
      const words = page.querySelector('#financeDisclaimer')?.textContent
      expect(words).toMatch(/^\* .*WARNING: .*The lender’s words\.$/)
    },
  )

  it('distinguishes a weekly repayment from a weekly subscription price [PRICE-01, CARD-03]', () => {
    const words = (changes: Partial<Vehicle>) =>
      show({
        changes: { ...changes, finance_lenders: lenders },
        tenant: { 'price.offersSubscription': true },
        provider: financeProvider(),
      }).querySelector('.price-block')?.textContent
    expect(words({ subscription_price: 199 })).toMatch(
      /^\$199 per week subscriptionOr buy it on finance\$121/,
    )
    expect(words({ subscription_price: null })).not.toContain('Or buy it')
  })

  it('shows no figure of a lender that the site does not use', () => {
    const page = show({
      changes: { finance_lenders: lenders },
      provider: financeProvider({ key: 'manual' }),
    })
    expect(page.textContent).not.toContain('per week')
    expect(page.textContent).not.toContain('WARNING')
  })

  it('shows the site’s text in place of a hidden price [PRICE-05, PRICE-09]', () => {
    const page = show({
      tenant: { 'price.visible': false, 'price.noPriceText': 'Call for ride-away price.' },
    })
    expect(shownPrice()).toBe('Call for ride-away price.')
    expect(page.querySelector('.vehicle-bar-price')?.textContent).toBe('Call for ride-away price.')
    expect(page.textContent).not.toContain('$18')
  })

  it('shows below the name what buyers compare: of a caravan its own details, of a car kilometres, transmission and body [VDP-04]', () => {
    const first = (changes: Partial<Vehicle>) =>
      [...show({ changes }).querySelectorAll('.vehicle-first-details li')].map(
        ({ textContent }) => textContent,
      )
    const specifications = { ...vehicle().specifications, sleeps: 4, body_length: 18.5, tare_weight: 2270 }
    const kind: Partial<Vehicle> = { item_type: 'caravan', categories: ['Caravans'], simple_body: 'Caravan' }
    expect(first({ ...kind, specifications, km: null, simple_transmission: null })).toEqual([
      'Caravan',
      'Sleeps 4',
      '18.5 ft',
      '2,270 kg tare',
    ])
    expect(first({})).toEqual(['42,000 km', 'Automatic', 'Hatch'])
  })

  it('shows only details below the name that the name does not contain [VDP-04]', () => {
    const subtitle = (carsales_title: string) =>
      show({ changes: { carsales_title } }).querySelector('.vehicle-name p')?.textContent
    expect(subtitle('2021 Kia Rio YB Automatic')).toBe('YB Automatic')
    expect(subtitle('2021 KIA RIO')).toBeUndefined()
  })

  it('loads the first photo first, and has thumbnails above three photos [GAL-09]', () => {
    const few = show({ template: 'throttle', changes: photos(3) })
    expect(few.querySelector('.gallery-thumbs')).toBeNull()
    const many = show({ template: 'throttle', changes: photos(4) })
    expect(many.querySelectorAll('.gallery-thumbs a')).toHaveLength(4)
    const strip = [...many.querySelectorAll('.gallery-strip img')]
    expect(strip.map((photo) => photo.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy', 'lazy'])
  })

  it('puts a blurred placeholder under the leading photo, and under no other', () => {
    const preview = 'data:image/webp;base64,UklGRg=='
    const changes = { ...photos(3), primary_image_url: 'https://feed.example/0.jpg', photo_preview: preview }
    const strip = [...show({ changes }).querySelectorAll<HTMLElement>('.gallery-strip img')]
    expect(strip.map(({ style }) => style.backgroundImage.includes(preview))).toEqual([true, false, false])
  })

  it('shows comments that consist of a pipe as pending [VDP-25]', () => {
    for (const dealercomments of ['|', '', null]) {
      const shownPage = within(show({ changes: { dealercomments } }))
      expect(shownPage.getByText('Dealer comments are pending. Please check back here later.')).toBeTruthy()
    }
  })

  it('announces a vehicle in another city [VDP-18]', () => {
    show({ changes: { city: 'Geraldton' } })
    expect(screen.getByText('Located at Geraldton')).toBeTruthy()
  })

  it('puts its information into tabs in their order, without empty ones [VDP-15]', () => {
    show({
      changes: { filtered_features: ['Tow Bar'] },
      tenant: {
        'content.whyBuyFromUs': 'Since 1986.',
        'content.protection': 'Paint and fabric.',
        'checkout.enabled': true,
        'checkout.reserveButtons': true,
      },
    })
    expect(tabs()).toEqual([
      'Dealer Comments',
      "What's Included",
      'Why Buy From Us?',
      'Reserve Online',
      'Protect Your Car',
      'Features',
    ])
  })

  it('has no tab for missing features, and no tabs for comments alone [VDP-15]', () => {
    show({})
    expect(tabs()).toEqual(['Dealer Comments', "What's Included"])
    show({ changes: { car_type: 'new' } })
    expect(tabs()).toHaveLength(2)
  })

  it('has sections with headings instead where the site sets that [VDP-16]', () => {
    show({
      changes: { filtered_features: ['Tow Bar'], certified: true },
      tenant: {
        'vehiclePage.infoLayout': 'sections',
        'cards.certifiedManufacturer': 'Kia',
        'content.whyBuyFromUs': 'Since 1986.',
        'content.protection': 'Paint and fabric.',
        'checkout.enabled': true,
        'checkout.reserveButtons': true,
      },
    })
    expect(tabs()).toEqual([])
    const information = within(document.querySelector('.vehicle-information') as HTMLElement)
    const headings = information.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Key information',
      'Our Comments',
      'Kia Certified Pre-Owned',
      'Reserve Online',
      'Why Buy From Us',
      'Protect Your Car',
      "What's Included",
      'Features',
      'Car Summary',
      'All Specifications',
    ])
    expect(information.getByRole('heading', { name: 'Car Details', level: 3 })).toBeTruthy()
    expect(screen.getByText('Tow Bar')).toBeTruthy()
  })

  it.each<[Partial<Vehicle>, string]>([
    [{ categories: ['Motorcycles'] }, 'Motorcycle'],
    [{ categories: ['Trucks'] }, 'Truck'],
    [{ item_type: 'caravan', categories: ['Caravans'] }, 'Caravan'],
  ])(
    'names the type of a vehicle with %j, on a site that mostly sells cars [VDP-06, VDP-22]',
    (kind, word) => {
      const tenant = {
        'content.protection': 'Paint and fabric.',
        'checkout.enabled': true,
        'checkout.reserveButtons': true,
      }
      const page = show({ changes: kind, tenant })
      expect(within(page).getByRole('heading', { name: `${word} Details` })).toBeTruthy()
      expect(tabs()).toContain(`Protect Your ${word}`)
      for (const words of page.querySelectorAll('.vehicle-information, dialog')) {
        expect(words.textContent).not.toMatch(/\bcars?\b/i)
      }
      const sold = show({ changes: { ...kind, status: 'sold' }, tenant })
      const lower = word.toLowerCase()
      expect(sold.querySelector('.sold-notice')?.textContent).toContain(
        `Unfortunately this ${lower} recently sold.`,
      )
      expect(sold.querySelector('.sold-notice')?.textContent).toContain(`find a similar ${lower}!`)
    },
  )

  it('puts the phone number between the first figures and the long texts where the name is above [VDP-04, VDP-05]', () => {
    const page = show({ template: 'outback' })
    const order = [...page.querySelectorAll('h2, #contact')].map(({ id, textContent }) => id || textContent)
    const places = ['Key information', 'contact', 'Our Comments'].map((part) => order.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('masks the number until a shopper reveals it [PHONE-01]', () => {
    const number = { 'phone.override': '0712345678' }
    const page = show({ tenant: number })
    expect(page.querySelector('summary')?.textContent).toContain('07 12•• ••••')
  })

  it('shows the number from the start where the site sets that [PHONE-02, VDP-39]', () => {
    show({ tenant: { 'phone.override': '0712345678', 'phone.shownFromStart': true } })
    const panel = within(document.querySelector('.contact-panel') as HTMLElement)
    expect(panel.getByRole('link', { name: 'Call 07 1234 5678' }).getAttribute('href')).toBe('tel:0712345678')
    expect(screen.getByText('Stock number A100')).toBeTruthy()
  })

  it('ends with latest offers, book a service and sell your car [CB-01]', () => {
    show({})
    const more = within(screen.getByRole('region', { name: 'More from us' }))
    expect(more.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Latest offers',
      'Book a service',
      'Sell your car',
    ])
  })
})
