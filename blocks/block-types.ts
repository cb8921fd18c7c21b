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
  /** Whether it is the page's first of its type, and of those that take the same anchor: links to the anchor lead here. */
  isFirst: boolean
}
