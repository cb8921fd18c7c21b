import type { Link } from '@/domain/content/link'
import type { FooterColumn } from '@/domain/content/site-chrome'
import { bodyLinks, modelLinks } from '@/domain/content/stock-links'
import type { StockChoices } from '@/domain/stock/stock-choices'
import type { SiteChrome as StoredChrome } from '@/payload-types'

type StoredColumn = NonNullable<StoredChrome['columns']>[number]

/** As many links from the stock as keep a column in line with its neighbours. */
const FROM_STOCK = 10

function linksOf(column: StoredColumn, choices: StockChoices): Link[] {
  if (column.kind === 'bodies') return bodyLinks(choices).slice(0, FROM_STOCK)
  if (column.kind === 'models') return modelLinks(choices, FROM_STOCK)
  return column.links ?? []
}

/** The footer's columns as they are shown (HF-02); one that would be empty is left out. */
export function buildFooterColumns(columns: readonly StoredColumn[], choices: StockChoices): FooterColumn[] {
  return columns
    .map((column) => ({
      title: column.title,
      links: linksOf(column, choices).map(({ label, href }) => ({ label, href })),
    }))
    .filter(({ links }) => links.length > 0)
}
