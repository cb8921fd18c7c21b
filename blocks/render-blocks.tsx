import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { blocksToBookingSite } from '@/domain/content/service-booking'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Page } from '@/payload-types'
import { retrySoon } from '@/server/cache/retry-soon'
import { log } from '@/server/log/log.mjs'
import { siteNow } from '@/server/tenants/site-now'
import { ErrorBoundary } from '@/ui/primitives/ErrorBoundary'
import { blockRenderers, type Renderer } from './block-renderers'
import type { BlockPlace, BlockType, PageBlock, RatedContent } from './block-types'
import { financeForm } from './finance-form'

type RenderedPage = Pick<Page, 'id' | 'title' | 'path' | 'blocks'>

/** The result of a block that failed. A block that chooses to show nothing is null. */
const FAILED = Symbol('failed block')

/**
 * A hero in first position renders the page's only main heading. On every other page the title is shown above the
 * blocks. A hero further down is an ordinary section.
 */
function givesMainHeading(blockType: string, position: number): boolean {
  return position === 0 && blockType === 'hero'
}

const isForm = (block: PageBlock | undefined) =>
  block?.blockType === 'leadForm' || block?.blockType === 'financeCalculator'

function hasRates(content: unknown): content is RatedContent {
  return typeof content === 'object' && content !== null && 'withRates' in content
}

async function renderBlock(
  block: PageBlock,
  place: BlockPlace,
  ctx: TenantContext,
): Promise<ReactNode | RatedContent | typeof FAILED> {
  try {
    // `blockRenderers` maps each block type to its own renderer, but TypeScript cannot follow the pair
    // through the lookup.
    const render = blockRenderers[block.blockType] as Renderer<BlockType>
    return await render(block, ctx, place)
  } catch (error) {
    unstable_rethrow(error)
    log.error(
      { err: error },
      `page ${place.path} of ${ctx.slug}: block ${place.position + 1} (${block.blockType}) shows nothing:`,
    )
    return FAILED
  }
}

function PageTitle({ children }: { children: string }) {
  return (
    <div className="ground-quiet border-b border-line">
      <div className="container-page py-10 sm:py-14">
        <h1 className="text-3xl sm:text-4xl">{children}</h1>
      </div>
    </div>
  )
}

/**
 * Renders a page's blocks in order, with one main heading: the first block's, or the page's title if that block gives
 * none or fails. A block whose data cannot be loaded shows nothing, is logged with its page and tenant, and makes the
 * page render again soon. A block whose view throws in the browser shows nothing. The first block with rates shows the
 * comparison rate warning.
 */
export async function RenderBlocks({ ctx, page }: { ctx: TenantContext; page: RenderedPage }) {
  const blocks = blocksToBookingSite(page.blocks ?? [], ctx.settings['locations.serviceBookingUrl'])
  const form = financeForm(blocks, ctx.financeProvider)
  const now = siteNow(ctx)
  const rendered = await Promise.all(
    blocks.map((block, position) => {
      const mainHeading = givesMainHeading(block.blockType, position)
      const isFirst = blocks.find(({ blockType }) => blockType === block.blockType) === block
      const isFinanceForm = block === form
      const leadsToForm = isForm(blocks[position + 1])
      const { id: pageId, path } = page
      const place = { position, pageId, path, now, mainHeading, leadsToForm, isFirst, isFinanceForm }
      return renderBlock(block, place, ctx)
    }),
  )
  if (rendered.includes(FAILED)) await retrySoon(ctx)
  const firstRated = rendered.findIndex(hasRates)
  const [first] = blocks
  const headed = first && givesMainHeading(first.blockType, 0) && rendered[0] !== FAILED
  return (
    <>
      {!headed && <PageTitle>{page.title}</PageTitle>}
      {rendered.map((content, position) => {
        if (content === FAILED) return null
        const shown = hasRates(content) ? content.withRates(position === firstRated) : content
        return <ErrorBoundary key={blocks[position]?.id ?? position}>{shown as ReactNode}</ErrorBoundary>
      })}
    </>
  )
}
