import type { ComponentProps } from 'react'
import { SimilarVehicles } from '@/ui/vehicle-rows/SimilarVehicles'

type Row = ComponentProps<typeof SimilarVehicles>

interface SimilarVehiclesViewProps extends Omit<Row, 'vehicle' | 'similar'> {
  /** Null when the website has no such vehicle. */
  stock: Pick<Row, 'vehicle' | 'similar'> | null
}

/** Vehicles like the one that the editor named, as below a vehicle's own page. */
export function SimilarVehiclesView({ stock, ...row }: SimilarVehiclesViewProps) {
  return stock && <SimilarVehicles {...stock} {...row} />
}
