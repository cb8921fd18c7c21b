import type { ReactNode } from 'react'
import type { Page } from '@/payload-types'

/** A block of a page, as it is stored. */
export type PageBlock = NonNullable<Page['blocks']>[number]

export type BlockType = PageBlock['blockType']

export type BlockOf<Type extends BlockType> = Extract<PageBlock, { blockType: Type }>

/** Where on its page a block stands. */
export interface BlockPlace {
  /** From 0. */
  position: number
  /** Whether the block gives the page its main heading. */
  mainHeading: boolean
  /** Whether it is the page's first of its type: links to its anchors lead here. */
  isFirst: boolean
  /** Whether every "Get Finance" leads here. */
  isFinanceForm: boolean
}

/** What a block shows that has comparison rates. Their warning stands on a page once, with the first of them. */
export interface RatedContent {
  readonly withRates: (isFirst: boolean) => ReactNode
}
