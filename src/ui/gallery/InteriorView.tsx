import type { Vehicle } from '@/domain/stock/vehicle'
import { Hotspots } from './Hotspots'
import { WholePicture } from './WholePicture'

interface Props {
  vehicle: Vehicle
  cdn: string
  sizes: string
}

/** The inside of a vehicle with its hotspots (GAL-04); fetched once it is shown. */
export function InteriorView({ vehicle, cdn, sizes }: Props) {
  if (!vehicle.spin_interior_image) return null
  return (
    <div className="orbit" data-of="interior">
      <div className="orbit-scene" suppressHydrationWarning>
        <WholePicture
          vehicle={vehicle.slug}
          url={vehicle.spin_interior_image}
          alt={`Inside the ${vehicle.name}`}
          sizes={sizes}
          widths={[480, 640, 960, 1280, 1920]}
          cdn={cdn}
        />
        <Hotspots spots={vehicle.hotspots?.interior ?? []} of="interior" step={360} />
      </div>
    </div>
  )
}
