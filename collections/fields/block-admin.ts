import type { Block } from 'payload'

/** Parts of the block picker, in order. */
const blockGroups = [
  'Opening',
  'Text and pictures',
  'Stock',
  'Brands and offers',
  'Forms and finance',
  'Dealership',
  'Blog',
] as const

export type BlockGroup = (typeof blockGroups)[number]

/** The blocks in the order of their parts. */
export const inParts = (blocks: readonly Block[]): Block[] =>
  blockGroups.flatMap((group) => blocks.filter(({ admin }) => admin?.group === group))

/** How the picker and the block's form show it: a picture in the website's template, its part of the picker, and one line of help. */
export const blockAdmin = (
  slug: string,
  group: BlockGroup,
  help: string,
): Required<Pick<Block, 'admin' | 'custom'>> => ({
  admin: {
    group,
    // Empty: the block's name stands below the picture.
    images: { thumbnail: { url: `/api/pages/block-picture?block=${slug}`, alt: '' } },
  },
  custom: { help },
})
