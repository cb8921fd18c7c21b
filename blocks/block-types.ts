import type { ReactNode } from 'react'
import type { Page } from '@/payload-types'

/** A block of a page as stored. */
export type PageBlock = NonNullable<Page['blocks']>[number]

export type BlockType = PageBlock['blockType']

export type BlockOf<Type extends BlockType> = Extract<PageBlock, { blockType: Type }>

/** A block's position and role on its page. */
export interface BlockPlace {
  /** Zero-based. */
  position: number
  /** Whether the block renders the page's main heading. */
  mainHeading: boolean
  /** Whether it is the page's first block of its type. Links to the type's anchors point at it. */
  isFirst: boolean
  /** Whether the page's "Get Finance" links point at it. */
  isFinanceForm: boolean
}

/** Content with comparison rates. The first such block of a page shows the warning. */
export interface RatedContent {
  readonly withRates: (isFirst: boolean) => ReactNode
}
