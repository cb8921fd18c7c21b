import { render, screen, within } from '@testing-library/react'
import type { FinanceProvider } from '@/domain/finance/provider'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { type TemplateKey, templateFor, templateKeys } from '@/domain/flags/templates'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { installBrowserParts } from '~/tests/support/browser-parts'
import { financeProvider } from '~/tests/support/finance-provider'
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
  return render(
    <VehicleView
      vehicle={vehicle(changes)}
      settings={settings}
      layout={templateFor(template).layout}
      primaryCity="Perth"
      featureLinks={[
        { label: 'Latest offers', href: '/special-offers' },
        { label: 'Book a service', href: '/service' },
        { label: 'Sell your car', href: '/trade-in' },
      ]}
      enquiryHref="/contact-us"
      address={null}
      siteBaseUrl="https://dealer.example"
      provider={provider ?? null}
      gauge={null}
      tradeInHref="/trade-in"
      websiteId="metro-1"
      now={NOW}
    />,
  ).container
}

const tabs = () =>
  [...document.querySelectorAll('.information-tabs label')].map(({ textContent }) => textContent)

const shownPrice = () =>
  document.querySelector('.price-block .price-line strong, .price-block strong')?.textContent

beforeEach(() => {
  // React says so of every script that a browser renders; ours are only ever rendered by the server.
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
  it('names the vehicle once, with its price, its details and its comments [VDP-04, VDP-06, VDP-20]', () => {
    show({ template })
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      '2021 Kia Rio',
    ])
    expect(shownPrice()).toBe('$18,990')
    expect(screen.getByRole('heading', { name: /^(Car|Motorcycle) Details$/ })).toBeTruthy()
    expect(screen.getByRole('heading', { name: /^(Dealer|Our) Comments$/ })).toBeTruthy()
  })

  it('says that a sold one is sold, with no price and no buttons [VDP-21, VDP-22, PRICE-08]', () => {
    const page = show({ template, changes: { status: 'sold', finance_lenders: lenders } })
    expect(within(page).getByText(/^Unfortunately this (car|motorcycle) recently sold\.$/)).toBeTruthy()
    expect(page.querySelector('.vehicle-page')?.textContent).not.toContain('$18')
    expect(within(page).queryByRole('button', { name: /Now|Test|Photos|Trade-In|Reserve/ })).toBeNull()
    expect(page.querySelector('dialog.modal-centre, .vehicle-bar, .bottom-bar')).toBeNull()
    expect(within(page).getByRole('link', { name: 'Find Me Something Similar' })).toBeTruthy()
  })

  it('shows our picture of a new arrival without photos [CARD-10]', () => {
    const page = show({ template })
    expect(page.querySelector('img')).toBeNull()
    expect(screen.getByRole('region', { name: 'Photos' }).textContent).toContain('New arrival')
  })
})

describe('a vehicle’s page', () => {
  it('shows the week’s figure with its comparison rate, and the warning it needs [CARD-03]', () => {
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
    'leads from %s, and from the bar’s, to the words of its own lender [FIN-50, FIN-51, ROUTE-45]',
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

  it('tells what is paid a week on finance from what a subscription costs [PRICE-01, CARD-03]', () => {
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

  it('shows no figure of a lender the site does not use', () => {
    const page = show({
      changes: { finance_lenders: lenders },
      provider: financeProvider({ key: 'manual' }),
    })
    expect(page.textContent).not.toContain('per week')
    expect(page.textContent).not.toContain('WARNING')
  })

  it('says what the site says in place of a price where it shows none [PRICE-05, PRICE-09]', () => {
    const page = show({
      tenant: { 'price.visible': false, 'price.noPriceText': 'Call for ride-away price.' },
    })
    expect(shownPrice()).toBe('Call for ride-away price.')
    expect(page.querySelector('.vehicle-bar-price')?.textContent).toBe('Call for ride-away price.')
    expect(page.textContent).not.toContain('$18')
  })

  it('tells below a caravan’s name what its buyers compare, and of a car kilometres, gearbox and body [VDP-04]', () => {
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

  it('says below the name only what the name does not say [VDP-04]', () => {
    const subtitle = (carsales_title: string) =>
      show({ changes: { carsales_title } }).querySelector('.vehicle-name p')?.textContent
    expect(subtitle('2021 Kia Rio YB Automatic')).toBe('YB Automatic')
    expect(subtitle('2021 KIA RIO')).toBeUndefined()
  })

  it('fetches the first photo first, and has thumbnails above three photos [GAL-09]', () => {
    const few = show({ template: 'throttle', changes: photos(3) })
    expect(few.querySelector('.gallery-thumbs')).toBeNull()
    const many = show({ template: 'throttle', changes: photos(4) })
    expect(many.querySelectorAll('.gallery-thumbs a')).toHaveLength(4)
    const strip = [...many.querySelectorAll('.gallery-strip img')]
    expect(strip.map((photo) => photo.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy', 'lazy'])
  })

  it('lays the leading photo’s blurred pixels under it, and under no other photo', () => {
    const preview = 'data:image/webp;base64,UklGRg=='
    const changes = { ...photos(3), primary_image_url: 'https://feed.example/0.jpg', photo_preview: preview }
    const strip = [...show({ changes }).querySelectorAll<HTMLElement>('.gallery-strip img')]
    expect(strip.map(({ style }) => style.backgroundImage.includes(preview))).toEqual([true, false, false])
  })

  it('says of comments that are nothing but a pipe that they are pending [VDP-25]', () => {
    for (const dealercomments of ['|', '', null]) {
      const said = within(show({ changes: { dealercomments } }))
      expect(said.getByText('Dealer comments are pending. Please check back here later.')).toBeTruthy()
    }
  })

  it('announces a vehicle in another city [VDP-18]', () => {
    show({ changes: { city: 'Geraldton' } })
    expect(screen.getByText('Located at Geraldton')).toBeTruthy()
  })

  it('puts what there is to say behind tabs in their order, and only what there is [VDP-15]', () => {
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

  it('has no tab for features without any, and no tabs for comments alone [VDP-15]', () => {
    show({})
    expect(tabs()).toEqual(['Dealer Comments', "What's Included"])
    show({ changes: { car_type: 'new' } })
    expect(tabs()).toHaveLength(2)
  })

  it('has sections with headings instead where the site wants them [VDP-16]', () => {
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
    'calls a vehicle with %j what it is, on a site that mostly sells cars [VDP-06, VDP-22]',
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

  it('tells whom to call between the first figures and the long texts where the name stands above [VDP-04, VDP-05]', () => {
    const page = show({ template: 'outback' })
    const order = [...page.querySelectorAll('h2, #contact')].map(({ id, textContent }) => id || textContent)
    const places = ['Key information', 'contact', 'Our Comments'].map((part) => order.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('masks the number until a shopper asks for it [PHONE-01]', () => {
    const number = { 'phone.override': '0712345678' }
    const page = show({ tenant: number })
    expect(page.querySelector('summary')?.textContent).toContain('07 12•• ••••')
  })

  it('shows the number from the start where the site says so [PHONE-02, VDP-39]', () => {
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
