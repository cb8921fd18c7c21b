'use client'

import { Pagination } from '@/ui/primitives/Pagination'

const hrefOf = () => '#navigation'

export function PaginationSample() {
  return <Pagination page={4} pages={12} hrefOf={hrefOf} />
}
