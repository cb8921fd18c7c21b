import { type SettingKey, settingKeys, switches, switchFor } from '../catalogue'
import { rowsElsewhere } from './rows-elsewhere'

/** The first column of the specification's tenant-switches.md, which is outside the repository. */
const SPECIFIED_ROWS = [
  'slug',
  'template',
  'garage_enabled (favourites)',
  'compare enabled',
  'favourites variant (used only, price > 0, has images)',
  'finance features that exist',
  'finance_provider',
  'finance eligibility rule',
  'finance excluded manufacturer',
  'finance excluded dealerships',
  'finance min amount',
  'finance max amount',
  'finance term max',
  'finance default term',
  'finance default amount',
  'finance interest range',
  'finance default interest',
  'finance deposit field kind',
  'finance repayment frequency default',
  'finance establishment fee',
  'finance fee list shown',
  'finance repayment rounding',
  'finance comparison rate range',
  'finance disclaimer text',
  'finance disclaimer collapse at 197',
  'finance provider card: weekly, rate, comparison, $0 final payment',
  'finance button text',
  'finance page path',
  'finance default link override',
  'youx quote call',
  'reserve buttons show',
  'checkout enabled',
  'reserve amount text',
  'checkout path',
  'trade-in enabled',
  'trade-in age and km limits',
  'trade-in save call (miscellaneous)',
  'trade-in pages path',
  'gate: checkout',
  'gate: finance',
  'gate: spin-to-win',
  'gate: trade-in',
  'gate: sell-my-car',
  'gate: garage pages',
  'prices visible',
  'no-price text',
  'offers_subscription',
  'stock filter preset',
  'sold days shown',
  'price sort ascending adds price > 0',
  'preferred-location sort',
  'capped count replacement',
  'search host and key',
  'sort default rank',
  'hitsPerPage',
  'card attributes',
  'electric/hybrid tag',
  'certified badge manufacturer',
  "rego 'Unregistered' text",
  'money quick options',
  'price slider range',
  'similar match mode',
  'similar onlyLoadInView',
  'promo tile positions',
  'promo random offset',
  'promo random set at position 8',
  'promo tiles, banners',
  'popup',
  'header and footer',
  'legal text',
  'service booking URL',
  'phone override; new, used, demo numbers',
  'phone filtering by car type',
  'phone shown from the start',
  'dealer panel shows dealership name and link',
  'location path',
  'location block filter, manufacturer, subtype, include/exclude',
  "hours 'Closed' replacement",
  'review minimum rating',
  'reviews hidden',
  'full review quantity',
  'gallery start view',
  'sticky bottom bar (900 px)',
  'info layout',
  'copied notice',
  'Twitter share hidden',
  'site base URL (copy link needs it)',
  'enquiry comments required',
  'enquiry terms required',
  'enquiry button text',
  'submit label',
  'opt-in text; default',
  'enquiry category options',
  'default contact method',
  'state',
  'excluded_website_ids',
  'warranty wording',
  'independent valuation provider name',
  'group stats figures',
  'sales counter per day',
  'youtube_url, blogs count, social links',
  'blog external categories host',
  'payment card strip',
  'informational pages present',
  'watchlist page path',
  'manufacturer name',
  'website_id',
  'API base URLs',
  'maps key',
  'web chat widget',
  'tracking sink',
  'image CDN base',
  'primary dealership city (announcement bar)',
  'breadcrumb intermediate links',
  'known model list (breadcrumbs)',
  'used-car route variant',
  'search handles sold vehicles',
  'default price max of the budget fallback',
  'budget default repayment, deposit',
  'fuel defaults',
  'vehicle wording',
  'group-company links',
  'careers enquiry conversion',
  'privacy timings',
]

const declaredRows = new Set(settingKeys.map((key) => switchFor(key).from))

describe('the rows of the specification', () => {
  it('are each either a switch or listed as stored elsewhere [TEN-02]', () => {
    const missing = SPECIFIED_ROWS.filter((row) => !declaredRows.has(row) && !(row in rowsElsewhere))
    expect(missing).toEqual([])
  })

  it('are never both a switch and listed as stored elsewhere', () => {
    expect(SPECIFIED_ROWS.filter((row) => declaredRows.has(row) && row in rowsElsewhere)).toEqual([])
  })

  it('include every row listed as stored elsewhere', () => {
    expect(Object.keys(rowsElsewhere).filter((row) => !SPECIFIED_ROWS.includes(row))).toEqual([])
  })

  it('include the origin of every switch, unless that is a decision, an ADR or a requirement', () => {
    const unexplained = settingKeys.filter((key) => {
      const { from } = switchFor(key)
      return !SPECIFIED_ROWS.includes(from) && !/^(decision \d+|ADR \d+|[A-Z]+-\d+)$/.test(from)
    })
    expect(unexplained).toEqual([])
  })
})

describe('the specified defaults', () => {
  it.each<[SettingKey, unknown, string]>([
    ['site.state', 'qld', 'TEN-12'],
    ['garage.enabled', false, 'TEN-03'],
    ['finance.features', [], 'TEN-04'],
    ['checkout.reserveButtons', false, 'TEN-05'],
    ['price.visible', true, 'TEN-06'],
    ['search.preset', 0, 'TEN-07'],
    ['phone.filterByCarType', false, 'TEN-08'],
    ['finance.pagePath', '/finance', 'TEN-11'],
    ['checkout.path', '/cars/{slug}/checkout', 'TEN-11'],
    ['locations.path', '/contact-us/{slug}', 'TEN-11'],
    ['site.vehicleWording', 'Car', 'TEN-15'],
    ['finance.maxAmount', 100_000, 'FIN-10'],
    ['finance.defaultTerm', 6, 'FIN-17'],
    ['finance.interestRange', { min: 0.5, max: 15 }, 'FIN-18'],
    ['search.hitsPerPage', 21, 'SEARCH-21'],
    ['promos.positions', [5, 10], 'PROMO-01'],
  ])('start %s at %j [%s]', (key, value) => {
    expect(switches[key].default).toEqual(value)
  })

  it('offer stock filter presets 0 to 14 [TEN-07, SEARCH-24]', () => {
    expect(switches['search.preset'].options.map((option) => option.value)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ])
  })

  it.each([
    'finance.disclaimer',
    'finance.disclaimerCollapses',
    'finance.pagePath',
    'search.soldDays',
    'locations.serviceBookingUrl',
    'phone.override',
    'phone.shownFromStart',
    'vehiclePage.galleryStart',
  ] as const)('let a dealership set %s [TEN-17]', (key) => {
    expect(switches[key].levels).toContain('dealership')
  })
})
