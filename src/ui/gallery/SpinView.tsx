import { sizedImage } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { spinFrames } from '@/domain/stock/gallery/views'
import type { Vehicle } from '@/domain/stock/vehicle'
import { Icon } from '@/ui/primitives/Icon'
import { Hotspots } from './Hotspots'
import { WholePicture } from './WholePicture'

interface Props {
  vehicle: Vehicle
  cdn: string
  sizes: string
  /** It is what the page opens on. */
  leads: boolean
}

/** Sharp enough for a stage on any screen, at three dozen pictures. */
const WIDTH = 960

/**
 * The vehicle to turn (GAL-03). The page holds its first frame; `turnVehicle` fetches the others when a shopper presses, and
 * turns it by dragging, by keys (it is a slider) or by the buttons.
 */
export function SpinView({ vehicle, cdn, sizes, leads }: Props) {
  const frames = spinFrames(vehicle)
  const [first] = frames
  if (!first) return null
  const addresses = frames.map((url) =>
    sizedImage(stockPhoto(vehicle.slug, url), { width: WIDTH }, { base: cdn, origin: '' }),
  )
  return (
    <div className="orbit" data-of="spinner" data-frames={addresses.join('\n')}>
      <div className="orbit-scene" suppressHydrationWarning>
        <div
          className="orbit-turn"
          role="slider"
          tabIndex={0}
          aria-label={`360° view of the ${vehicle.name}`}
          aria-valuemin={0}
          aria-valuemax={360}
          aria-valuenow={0}
          aria-valuetext="0 degrees"
        >
          <WholePicture
            vehicle={vehicle.slug}
            url={first}
            alt=""
            sizes={sizes}
            widths={[WIDTH]}
            cdn={cdn}
            turn={leads ? 'first' : 'near'}
          />
        </div>
        <Hotspots spots={vehicle.hotspots?.exterior ?? []} of="exterior" step={360 / frames.length} />
      </div>
      <button type="button" className="gallery-step" data-turn="-1" aria-label="Turn left">
        <Icon name="chevron-left" className="size-6" />
      </button>
      <button type="button" className="gallery-step" data-turn="1" aria-label="Turn right">
        <Icon name="chevron-right" className="size-6" />
      </button>
      <button type="button" className="orbit-go" data-turn="all">
        <Icon name="rotate-3d" className="size-5" />
        <span>Turn it 360°</span>
      </button>
      <Loading />
    </div>
  )
}

/** The pictures in it are fetched once it is shown (GAL-12). */
function Loading() {
  return (
    <div className="orbit-loading" role="status" hidden>
      {/* biome-ignore lint/performance/noImgElement: a drawing of the program's own */}
      <img src="/orbit/car-gif.gif" alt="" width={96} height={64} loading="lazy" />
      <span>Loading the 360° view</span>
      <progress max={1} value={0} aria-label="Pictures loaded" />
      {/* biome-ignore lint/performance/noImgElement: a drawing of the program's own */}
      <img src="/orbit/orbit-branding.svg" alt="" width={40} height={40} loading="lazy" />
    </div>
  )
}
