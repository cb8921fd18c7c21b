import type { ReactNode } from 'react'
import type { Page } from '@/payload-types'

export type PageBlock = NonNullable<Page['blocks']>[number]

export type BlockType = PageBlock['blockType']

export type BlockOf<Type extends BlockType> = Extract<PageBlock, { blockType: Type }>

export interface BlockPlace {
  /** Zero-based. */
  position: number
  pageId: number
  /** Of the page. */
  path: string
  /** The time that the page shows. */
  now: Date
  mainHeading: boolean
  /** Whether a form or a calculator follows, which must start on the first screen. */
  leadsToForm: boolean
  /** Whether it is the page's first block of its type. Links to the type's anchors point at it. */
  isFirst: boolean
  /** Whether the page's "Get Finance" links point at it. */
  isFinanceForm: boolean
}

/** Content with comparison rates. The first such block of a page shows the warning. */
export interface RatedContent {
  readonly withRates: (isFirst: boolean) => ReactNode
}
