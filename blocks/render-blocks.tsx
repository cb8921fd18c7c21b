import { unstable_rethrow } from 'next/navigation'
import { Fragment, type ReactNode } from 'react'
import { givesMainHeading } from '@/domain/content/page-heading'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Page } from '@/payload-types'
import { retrySoon } from '@/server/pages/retry-soon'
import { PageTitle } from '@/ui/primitives/PageTitle'
import { CardScripts } from '@/ui/vehicle/CardScripts'
import { blockRenderers, type Renderer } from './block-renderers'
import type { BlockPlace, BlockType, PageBlock } from './block-types'
import { settleTree } from './settle-tree'

type RenderedPage = Pick<Page, 'title' | 'path' | 'blocks'>

/** Blocks that show vehicles as cards, now or later. */
const withCards: readonly string[] = ['stockCarousel', 'similarVehicles'] satisfies BlockType[]

/** Marks a block that shows nothing because it failed; a block that chose to show nothing is null. */
const FAILED = Symbol('failed block')

const anchorOf = (block: PageBlock) => ('anchor' in block ? block.anchor : null)

const isAlike = (one: PageBlock, other: PageBlock) =>
  one.blockType === other.blockType && anchorOf(one) === anchorOf(other)

async function renderBlock(
  block: PageBlock,
  place: BlockPlace,
  ctx: TenantContext,
  path: string,
): Promise<ReactNode | typeof FAILED> {
  try {
    // The registry gives each type of block the renderer of that type; TypeScript cannot follow the pair through the look-up.
    const render = blockRenderers[block.blockType] as Renderer<BlockType>
    return await settleTree(await render(block, ctx, place))
  } catch (error) {
    unstable_rethrow(error)
    console.error(
      `page ${path} of ${ctx.slug}: block ${place.position + 1} (${block.blockType}) shows nothing:`,
      error,
    )
    return FAILED
  }
}

/**
 * A page's blocks in their order, and its one main heading: the first block's when it gives one and did not fail, else the
 * page's title. A block that fails, in what it reads or in what it shows, shows nothing, is logged with its page and
 * tenant, and the page is rendered again soon instead of being remembered without it. However many rows of cards there
 * are, what brings them to life is sent once.
 */
export async function RenderBlocks({ ctx, page }: { ctx: TenantContext; page: RenderedPage }) {
  const blocks = page.blocks ?? []
  const rendered = await Promise.all(
    blocks.map((block, position) => {
      const mainHeading = givesMainHeading(block.blockType, position)
      const isFirst = blocks.find((other) => isAlike(other, block)) === block
      return renderBlock(block, { position, mainHeading, isFirst }, ctx, page.path)
    }),
  )
  if (rendered.includes(FAILED)) await retrySoon(ctx)
  const [first] = blocks
  const headed = first && givesMainHeading(first.blockType, 0) && rendered[0] !== FAILED
  return (
    <>
      {!headed && <PageTitle>{page.title}</PageTitle>}
      {rendered.map((content, position) => {
        if (content === FAILED) return null
        return <Fragment key={blocks[position]?.id ?? position}>{content as ReactNode}</Fragment>
      })}
      {blocks.some(({ blockType }) => withCards.includes(blockType)) && <CardScripts />}
    </>
  )
}
