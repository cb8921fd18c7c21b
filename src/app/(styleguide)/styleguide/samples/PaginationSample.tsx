'use client'

import { Pagination } from '@/ui/primitives/Pagination'

const hrefOf = () => '#navigation'

/** The links to the pages of a list, which an island may follow itself. */
export function PaginationSample() {
  return <Pagination page={4} pages={12} hrefOf={hrefOf} />
}
