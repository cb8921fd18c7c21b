import { socialLinks } from '@/domain/content/links/social-links'
import { withPrivacyDays } from '@/domain/content/privacy-days'
import { saleState } from '@/domain/sales/sale-state'
import { demoTenants } from '../tenants/demo-tenants'
import type { Link, PageBlock, PageReferences } from './blocks'
import { legalTextsFor } from './legal-texts'
import { pagesFor } from './pages-for'
import { chromeFor } from './site-chrome'
import { settingsOf, siteFacts } from './site-facts'
import type { DemoPage } from './tenant-words'

const references: PageReferences = {
  picture: () => 1,
  legalText: () => 1,
  now: new Date('2026-11-25T02:00:00Z'),
}
const informational = [
  '/book-test-drive',
  '/service',
  '/vehicle-parts-and-accessories',
  '/diamond-advantage',
  '/capped-price-servicing',
  '/roadside-assist',
  '/careers',
  '/about-us',
  '/fleet',
  '/terms-and-conditions',
  '/privacy-policy',
  '/warranty',
  '/buying',
  '/eofy',
]

const sites = demoTenants.map((tenant) => [tenant.slug, tenant] as const)

const isRoute = (path: string) =>
  ['/search', '/dealer-locator', '/dealerships', '/blog'].includes(path) || path.startsWith('/search/')

function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'href' in value && typeof value.href === 'string' ? [(value as Link).href] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

const questionsOf = ({ blocks }: DemoPage) =>
  blocks.flatMap((block: PageBlock) => (block.blockType === 'faq' ? block.items : []))

describe('the demo dealers’ pages', () => {
  it.each(sites)('have no broken internal links on %s [HF-01, HF-02]', (_, tenant) => {
    const pages = pagesFor(tenant, references)
    const paths = pages.map(({ path }) => path)
    const links = [pages, chromeFor(tenant, siteFacts(tenant)), tenant.promos].flatMap(linksIn)
    const dead = links.filter((href) => href.startsWith('/') && !isRoute(href) && !paths.includes(href))
    expect(new Set(dead)).toEqual(new Set())
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(sites)('include the pages that every dealer needs on %s', (_, tenant) => {
    const paths = pagesFor(tenant, references).map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/about-us',
        '/contact-us',
        '/finance',
        '/service',
        '/privacy-policy',
        '/terms-and-conditions',
        '/warranty',
        '/special-offers',
        '/trade-in',
        '/careers',
      ]),
    )
  })

  it.each(sites)(
    'include every informational and service page on %s, with texts of its own [ROUTE-38]',
    (_, tenant) => {
      const pages = pagesFor(tenant, references)
      const links = new Set(linksIn(chromeFor(tenant, siteFacts(tenant))))
      for (const path of informational) {
        const page = pages.find((each) => each.path === path)
        expect([path, page?.description.length, links.has(path)]).toEqual([path, expect.any(Number), true])
        expect(page?.description.length).toBeLessThanOrEqual(170)
      }
      const written = (path: string) => JSON.stringify(pages.find((each) => each.path === path)?.blocks)
      for (const other of demoTenants.filter(({ slug }) => slug !== tenant.slug)) {
        const theirs = pagesFor(other, references)
        for (const path of [
          '/buying',
          '/diamond-advantage',
          '/capped-price-servicing',
          '/roadside-assist',
          '/fleet',
        ])
          expect(written(path)).not.toEqual(JSON.stringify(theirs.find((each) => each.path === path)?.blocks))
      }
    },
  )

  it.each(sites)(
    'include a sale that is on and one at the end of the financial year on %s [ROUTE-41]',
    (_, tenant) => {
      const pages = pagesFor(tenant, references)
      const saleOf = (path: string | undefined) => {
        const blocks = pages.find((page) => page.path === path)?.blocks ?? []
        return blocks.find((block) => block.blockType === 'sale')
      }
      const own = pages.find(({ path }) => path.startsWith('/pages/'))?.path
      expect(saleState(saleOf(own) ?? {}, references.now)).toBe('on')
      expect(saleState(saleOf('/eofy') ?? {}, references.now)).toBe('coming')
      expect(saleState(saleOf('/eofy') ?? {}, new Date('2027-06-15T00:00:00Z'))).toBe('on')
      expect(linksIn(chromeFor(tenant, siteFacts(tenant)))).toContain(own)
    },
  )

  it.each(sites)(
    'give the finance links of %s exactly one form on the finance page [FIN-48, ROUTE-45]',
    (_, tenant) => {
      const { financePath } = siteFacts(tenant)
      const page = pagesFor(tenant, references).find(({ path }) => path === financePath)
      const forms = page?.blocks.flatMap((block) => (block.blockType === 'leadForm' ? [block.form] : []))
      expect(forms).toEqual([tenant.words.financeForm ?? 'finance'])
    },
  )

  it.each(sites)('have a page where a test drive is booked on %s [TD-05]', (_, tenant) => {
    const page = pagesFor(tenant, references).find(({ path }) => path === '/book-test-drive')
    const forms = page?.blocks.flatMap((block) => (block.blockType === 'leadForm' ? [block.form] : []))
    expect(forms).toEqual(['test-drive'])
  })

  it.each(sites)('answer five trade-in questions on %s [CB-02, TRADE-07]', (_, tenant) => {
    const { tradeInPath } = siteFacts(tenant)
    const page = pagesFor(tenant, references).find(({ path }) => path === tradeInPath)
    expect(page && questionsOf(page)).toHaveLength(5)
    expect(JSON.stringify(page)).toContain(`${settingsOf(tenant)['tradeIn.offerDays']} days. Its page names`)
  })

  it.each(sites)('state the periods of the settings in the privacy policy of %s [CB-11]', (_, tenant) => {
    const facts = siteFacts(tenant)
    const stored = legalTextsFor(facts).find(({ slug }) => slug === 'privacy-policy')
    const settings = settingsOf(tenant)
    const policy = JSON.stringify(withPrivacyDays(stored, settings))
    expect(policy).toContain(`within ${settings['content.privacyAcknowledgeDays']} days`)
    expect(policy).toContain(`within ${settings['content.privacyResolveDays']} days`)
    expect(policy).toContain(`within ${settings['content.privacyComplaintDays']} days`)
  })

  it.each(sites)('have a privacy policy and terms in the dealer’s own name on %s [CB-14]', (_, tenant) => {
    const facts = siteFacts(tenant)
    for (const slug of ['privacy-policy', 'terms-and-conditions']) {
      const text = legalTextsFor(facts).find((one) => one.slug === slug)
      expect(JSON.stringify(text?.body)).toContain(facts.name)
    }
  })

  it('have a different finance disclaimer for each dealer [CB-14]', () => {
    const disclaimers = demoTenants.map((tenant) => {
      const texts = legalTextsFor(siteFacts(tenant))
      return JSON.stringify(texts.find(({ slug }) => slug === 'finance-disclaimer')?.body)
    })
    expect(new Set(disclaimers).size).toBe(demoTenants.length)
  })

  it.each(sites)('promise a 48-hour money-back guarantee on %s [CB-12]', (_, tenant) => {
    expect(JSON.stringify(legalTextsFor(siteFacts(tenant)))).toContain('48-hour money-back guarantee')
  })

  it.each(sites)('all start with a hero block, which renders the main heading, on %s', (_, tenant) => {
    for (const { blocks } of pagesFor(tenant, references)) expect(blocks[0]?.blockType).toBe('hero')
  })

  it.each(sites)('have the standard menu and five social links on %s [HF-01, HF-02]', (_, tenant) => {
    const chrome = chromeFor(tenant, siteFacts(tenant))
    const labels = chrome.menu?.map(({ label }) => label)
    expect(labels).toEqual([
      'Home',
      'Vehicles',
      'Stock',
      'Offers',
      'Finance',
      'Trade In',
      'Service',
      'About Us',
    ])
    expect(socialLinks([], settingsOf(tenant))).toHaveLength(5)
  })

  it('have a different home page hero for each dealer', () => {
    const headings = demoTenants.map((tenant) => JSON.stringify(pagesFor(tenant, references)[0]?.blocks[0]))
    expect(new Set(headings).size).toBe(demoTenants.length)
  })
})
