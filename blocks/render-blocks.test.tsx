import { render, screen } from '@testing-library/react'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Page } from '@/payload-types'
import { retrySoon } from '@/server/pages/retry-soon'
import { RenderBlocks } from './render-blocks'

jest.mock('@/server/pages/retry-soon', () => ({ retrySoon: jest.fn() }))
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
      stockCarousel: () => <p>cars</p>,
      callToAction: (_: unknown, __: unknown, place: { isFirst: boolean }) => <p>{String(place.isFirst)}</p>,
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

const ctx = { id: 7, slug: 'outpost' } as TenantContext

async function show(...blocks: object[]): Promise<string> {
  const page = { title: 'About us', path: '/about-us', blocks } as unknown as Page
  const { container } = render(await RenderBlocks({ ctx, page }))
  return container.textContent ?? ''
}

const hero = (heading: string) => ({ blockType: 'hero', heading })

describe('a page of blocks', () => {
  let logged: jest.SpyInstance

  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.mocked(retrySoon).mockClear()
  })
  afterEach(() => logged.mockRestore())

  it('takes its main heading from a hero that stands first, and only from that one', async () => {
    expect(await show(hero('Welcome'), hero('More'))).toBe('WelcomeMore')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('shows its title as the main heading when no hero stands first, or the first one fails', async () => {
    expect(await show({ blockType: 'faq' })).toBe('About usquestions')
    expect(await show(hero('broken'), { blockType: 'faq' })).toBe('About usquestions')
    expect(await show()).toBe('About us')
  })

  it.each(['brandGrid', 'groupStats', 'forgotten'])(
    'goes on without a block that fails (%s), and says which, on what page of whom',
    async (blockType) => {
      expect(await show(hero('Welcome'), { blockType }, { blockType: 'faq' })).toBe('Welcomequestions')
      expect(logged.mock.calls[0]?.[0]).toBe(
        `page /about-us of outpost: block 2 (${blockType}) shows nothing:`,
      )
    },
  )

  it('tells the first block of an anchor from the others, which may not repeat it [FIN-48, ROUTE-45]', async () => {
    const call = (anchor: string | null) => ({ blockType: 'callToAction', anchor })
    const calls = [call(null), call('finance-form'), call('finance-form'), call(null)]
    expect(await show(hero(''), ...calls)).toBe('truetruefalsefalse')
  })

  it('brings its cards to life once, however many rows of them it has, and only where it has some', async () => {
    const page = (...types: string[]) => {
      const blocks = types.map((blockType) => ({ blockType }))
      return RenderBlocks({ ctx, page: { title: 'Stock', path: '/stock', blocks } as unknown as Page })
    }
    const scripts = ({ container }: ReturnType<typeof render>) =>
      [...container.querySelectorAll('script')].filter((script) => script.text.includes('data-favourite'))
    expect(scripts(render(await page('stockCarousel', 'faq', 'stockCarousel')))).toHaveLength(1)
    expect(scripts(render(await page('faq')))).toHaveLength(0)
  })

  it('is not remembered for long while a block fails', async () => {
    await show(hero('Welcome'))
    expect(retrySoon).not.toHaveBeenCalled()
    await show({ blockType: 'brandGrid' })
    expect(retrySoon).toHaveBeenCalledWith(ctx)
  })
})
