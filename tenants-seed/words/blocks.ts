import { richText } from '@/domain/starter/rich-text'
import type { Page } from '@/payload-types'

export type PageBlock = NonNullable<Page['blocks']>[number]

type BlockOf<T extends PageBlock['blockType']> = Omit<Extract<PageBlock, { blockType: T }>, 'blockType'>

export interface PageReferences {
  picture(file: string): number
  legalText(slug: string): number
  /** When the website is planted. Dates on pages are relative to it (decision 54). */
  readonly now: Date
}

export type Link = { label: string; href: string }

export const hero = (fields: BlockOf<'hero'>): PageBlock => ({ blockType: 'hero', ...fields })
export const text = (written: string): PageBlock => ({ blockType: 'richText', content: richText(written) })
export const tiles = (fields: BlockOf<'imageTiles'>): PageBlock => ({ blockType: 'imageTiles', ...fields })
export const imageSlider = (fields: BlockOf<'imageSlider'>): PageBlock => ({
  blockType: 'imageSlider',
  ...fields,
})
export const featureBanner = (fields: BlockOf<'featureBanner'>): PageBlock => ({
  blockType: 'featureBanner',
  ...fields,
})
export const groupStats = (heading: string): PageBlock => ({ blockType: 'groupStats', heading })
export const callToAction = (fields: BlockOf<'callToAction'>): PageBlock => ({
  blockType: 'callToAction',
  ...fields,
})
export const stockCarousel = (fields: BlockOf<'stockCarousel'>): PageBlock => ({
  blockType: 'stockCarousel',
  ...fields,
})
export const bodyTypePicker = (heading: string, limit = 4): PageBlock => ({
  blockType: 'bodyTypePicker',
  heading,
  limit,
})
export const budgetSearch = (fields: Omit<BlockOf<'budgetSearch'>, 'bodyLimit'>): PageBlock => ({
  blockType: 'budgetSearch',
  bodyLimit: 4,
  ...fields,
})
export const financeCalculator = (fields: Omit<BlockOf<'financeCalculator'>, 'heading'> = {}): PageBlock => ({
  blockType: 'financeCalculator',
  heading: 'What would it cost me?',
  ...fields,
})
export const leadForm = (
  form: BlockOf<'leadForm'>['form'],
  fields: Partial<BlockOf<'leadForm'>> = {},
): PageBlock => ({ blockType: 'leadForm', form, ...fields })
export const brandGrid = (heading: string, makes: readonly string[] = []): PageBlock => ({
  blockType: 'brandGrid',
  heading,
  makes: makes.map((make) => ({ make })),
})

export const brandDirectory = (): PageBlock => ({ blockType: 'brandDirectory' })
export const offerList = (heading: string): PageBlock => ({
  blockType: 'offers',
  scope: 'all',
  heading,
  show_filters: true,
})
export const locations = (
  layout: BlockOf<'locations'>['layout'],
  fields: Partial<BlockOf<'locations'>> = {},
): PageBlock => ({ blockType: 'locations', heading: 'Our Locations', layout, filter: 'all', ...fields })

export const starRating = (fields: BlockOf<'starRating'>): PageBlock => ({
  blockType: 'starRating',
  ...fields,
})
export const reviews = (heading: string): PageBlock => ({ blockType: 'reviews', heading })
export const paymentStrip = (heading: string): PageBlock => ({ blockType: 'paymentStrip', heading })
export const latestPosts = (heading: string): PageBlock => ({ blockType: 'latestPosts', heading })
export const warranty = (fields: BlockOf<'warranty'>): PageBlock => ({ blockType: 'warranty', ...fields })
export const promises = (fields: BlockOf<'promises'>): PageBlock => ({ blockType: 'promises', ...fields })
export const pictureText = (fields: BlockOf<'pictureText'>): PageBlock => ({
  blockType: 'pictureText',
  ...fields,
})
export const modelShowcase = (heading: string, limit = 8): PageBlock => ({
  blockType: 'modelShowcase',
  heading,
  limit,
})
export const priceLinks = (heading: string, limit = 6): PageBlock => ({
  blockType: 'priceLinks',
  heading,
  limit,
})

export const salesCounter = (fields: BlockOf<'salesCounter'>): PageBlock => ({
  blockType: 'salesCounter',
  ...fields,
})
export const sale = (fields: BlockOf<'sale'>): PageBlock => ({ blockType: 'sale', ...fields })

export function faq(heading: string, questions: Readonly<Record<string, string>>): PageBlock {
  const items = Object.entries(questions).map(([question, answer]) => ({ question, answer }))
  return { blockType: 'faq', heading, items }
}

export const legalText = (slug: string, references: PageReferences): PageBlock => ({
  blockType: 'legalText',
  legalText: references.legalText(slug),
  showTitle: false,
})
