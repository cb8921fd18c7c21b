import { bodyLinks, modelLinks, ownModels } from '@/domain/content/links/stock-links'
import type { FooterColumn } from '@/domain/content/site-chrome'
import type { StockChoices } from '@/domain/stock/stock-choices'
import type { Link } from '@/domain/url/link'
import type { SiteChrome as StoredChrome } from '@/payload-types'
import { commonBodies } from './build-menu'

type StoredColumn = NonNullable<StoredChrome['columns']>[number]

interface FooterSources {
  choices: StockChoices
  /** The make that the dealer is a franchise of; null for a multi-franchise dealer. */
  manufacturer: string | null
}

/** Enough models to keep the column in line with its neighbours. */
const MODELS = 10

function linksOf(column: StoredColumn, { choices, manufacturer }: FooterSources): Link[] {
  if (column.kind === 'bodies') return bodyLinks(commonBodies(choices))
  if (column.kind === 'models') return modelLinks(ownModels(choices, manufacturer), MODELS)
  return column.links ?? []
}

/** The footer's columns (HF-02). Leaves out empty columns. */
export function buildFooterColumns(columns: readonly StoredColumn[], sources: FooterSources): FooterColumn[] {
  return columns
    .map((column) => ({
      title: column.title,
      links: linksOf(column, sources).map(({ label, href }) => ({ label, href })),
    }))
    .filter(({ links }) => links.length > 0)
}
