import { render, screen } from '@testing-library/react'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Page } from '@/payload-types'
import { retrySoon } from '@/server/cache/retry-soon'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { RenderBlocks } from './render-blocks'

jest.mock('@/server/cache/retry-soon', () => ({ retrySoon: jest.fn() }))
jest.mock('./block-renderers', () => {
  const Broken = () => {
    throw new Error('a view that fails')
  }
  return {
    blockRenderers: {
      hero: (block: { heading: string }, _: unknown, place: { mainHeading: boolean }) => {
        if (block.heading === 'broken') throw new Error('a hero that fails')
        return place.mainHeading ? <h1>{block.heading}</h1> : <h2>{block.heading}</h2>
      },
      stockCarousel: () => ({ withRates: (isFirst: boolean) => <p>{isFirst ? 'WARNING' : 'cars'}</p> }),
      callToAction: (_: unknown, __: unknown, place: { isFinanceForm: boolean }) => (
        <p>{String(place.isFinanceForm)}</p>
      ),
      financeCalculator: (_: unknown, __: unknown, place: { isFinanceForm: boolean }) => (
        <p>{place.isFinanceForm ? 'calculator' : 'second'}</p>
      ),
      faq: () => <p>questions</p>,
      brandGrid: () => Promise.reject(new Error('a load that fails')),
      groupStats: () => (
        <section>
          <Broken />
        </section>
      ),
    },
  }
})

const ctx = {
  ...{ id: 7, slug: 'outpost', financeProvider: null },
  settings: { 'locations.serviceBookingUrl': '' },
} as TenantContext

async function showFor(site: TenantContext, ...blocks: object[]): Promise<string> {
  const page = { title: 'About us', path: '/about-us', blocks } as unknown as Page
  const { container } = render(await RenderBlocks({ ctx: site, page }))
  return container.textContent ?? ''
}

const show = (...blocks: object[]) => showFor(ctx, ...blocks)

const hero = (heading: string) => ({ blockType: 'hero', heading })

describe('RenderBlocks', () => {
  let logged: jest.SpyInstance

  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.mocked(retrySoon).mockClear()
  })
  afterEach(() => logged.mockRestore())

  it('takes the page’s main heading from a hero in first position, and only from that one', async () => {
    expect(await show(hero('Welcome'), hero('More'))).toBe('WelcomeMore')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('shows the title as main heading if the first block is not a hero, or is a hero that fails', async () => {
    expect(await show({ blockType: 'faq' })).toBe('About usquestions')
    expect(await show(hero('broken'), { blockType: 'faq' })).toBe('About usquestions')
    expect(await show()).toBe('About us')
  })

  it.each(['brandGrid', 'forgotten'])(
    'skips a block that cannot be loaded (%s), and logs the block, the page and the tenant',
    async (blockType) => {
      expect(await show(hero('Welcome'), { blockType }, { blockType: 'faq' })).toBe('Welcomequestions')
      expect(logged.mock.calls[0]?.[0]).toBe(
        `page /about-us of outpost: block 2 (${blockType}) shows nothing:`,
      )
    },
  )

  it('skips a block whose view throws in the browser', async () => {
    expect(await show(hero('Welcome'), { blockType: 'groupStats' }, { blockType: 'faq' })).toBe(
      'Welcomequestions',
    )
  })

  it('marks the first block of an anchor, so that the others do not repeat it [FIN-48, ROUTE-45]', async () => {
    const call = (anchor: string | null) => ({ blockType: 'callToAction', anchor })
    const calls = [call(null), call('finance-form'), call('finance-form'), call(null)]
    expect(await show(hero(''), ...calls)).toBe('falsetruefalsefalse')
  })

  it('points "Get Finance" at the calculator, which names the vehicle, and not at a call to action below it [FIN-48, ROUTE-45]', async () => {
    const blocks = [
      hero(''),
      { blockType: 'callToAction', anchor: 'finance-form' },
      { blockType: 'financeCalculator' },
      { blockType: 'financeCalculator' },
    ]
    const site = { ...ctx, financeProvider: financeProvider() }
    expect(await showFor(site, ...blocks)).toBe('falsecalculatorsecond')
  })

  it('points "Get Finance" at the call to action if the calculator may not show rates [FIN-48, ROUTE-45]', async () => {
    const blocks = [
      hero(''),
      { blockType: 'financeCalculator' },
      { blockType: 'callToAction', anchor: 'finance-form' },
    ]
    expect(await show(...blocks)).toBe('secondtrue')
  })

  it('shows the comparison rate warning once, with the first block that has rates', async () => {
    const carousel = { blockType: 'stockCarousel' }
    expect(await show(hero('Welcome'), { blockType: 'faq' }, carousel, carousel)).toBe(
      'WelcomequestionsWARNINGcars',
    )
  })

  it('caches the page only briefly while a block fails', async () => {
    await show(hero('Welcome'))
    expect(retrySoon).not.toHaveBeenCalled()
    await show({ blockType: 'brandGrid' })
    expect(retrySoon).toHaveBeenCalledWith(ctx)
  })
})
