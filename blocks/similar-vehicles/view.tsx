import type { ComponentProps } from 'react'
import type { SmallPrint } from '@/domain/finance/offer/small-print'
import { RatesSmallPrint } from '@/ui/vehicle/price/RatesSmallPrint'
import { SimilarVehicles } from '@/ui/vehicle-rows/SimilarVehicles'

type Row = ComponentProps<typeof SimilarVehicles>

interface SimilarVehiclesViewProps extends Pick<Row, 'hasWeekly' | 'now'> {
  /** Null if the website does not have the vehicle. */
  stock: Omit<Row, 'hasWeekly' | 'now'> | null
  /** Null if the page shows it further up, or if there is none. */
  smallPrint: SmallPrint | null
}

export function SimilarVehiclesView({ stock, smallPrint, ...row }: SimilarVehiclesViewProps) {
  if (!stock) return null
  return (
    <>
      <SimilarVehicles {...stock} {...row} />
      <RatesSmallPrint smallPrint={smallPrint} />
    </>
  )
}
