'use client'

import { useEffect, useState } from 'react'
import { SALES_REFRESH_MS, salesThisMonth } from '@/domain/sales/sales-counter'
import { formatCount } from '@/domain/text/format-count'
import { island } from '@/ui/island/island'

export interface SalesFigureProps {
  /** When the page was rendered. */
  sales: number
  perDay: number
}

/** The figure of the moment, calculated again each 150 seconds (CB-06). */
function SalesFigure({ sales, perDay }: SalesFigureProps) {
  const [shown, setShown] = useState(sales)
  useEffect(() => {
    const refresh = () => setShown(salesThisMonth(new Date(), perDay))
    refresh()
    const timer = setInterval(refresh, SALES_REFRESH_MS)
    return () => clearInterval(timer)
  }, [perDay])
  return <span>{formatCount(shown)}</span>
}

export default island('sales-figure', 'visible', SalesFigure)
