import type { ComponentProps } from 'react'
import type { SmallPrint } from '@/domain/finance/offer/small-print'
import { RatesSmallPrint } from '@/ui/vehicle/price/RatesSmallPrint'
import { SimilarVehicles } from '@/ui/vehicle-rows/SimilarVehicles'

type Row = ComponentProps<typeof SimilarVehicles>

interface SimilarVehiclesViewProps extends Omit<Row, 'vehicle' | 'similar'> {
  /** Null when the website has no such vehicle. */
  stock: Pick<Row, 'vehicle' | 'similar'> | null
  /** Null where the page says it further up, and where there is none. */
  smallPrint: SmallPrint | null
}

/** Vehicles like the one that the editor named, as below a vehicle's own page. */
export function SimilarVehiclesView({ stock, smallPrint, ...row }: SimilarVehiclesViewProps) {
  if (!stock) return null
  return (
    <>
      <SimilarVehicles {...stock} {...row} />
      <RatesSmallPrint smallPrint={smallPrint} />
    </>
  )
}
