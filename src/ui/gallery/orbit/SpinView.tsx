import { type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { sizedImage } from '@/domain/images/image-set'
import { namedPhoto } from '@/domain/images/stock-photo'
import type { GalleryProps } from '@/domain/stock/vehicle-page/gallery-view'
import type { GalleryView } from '@/domain/vehicle/photos/views'
import { loadingAttributes } from '@/ui/photos/photo-priority'
import { plainKey } from '@/ui/photos/plain-key'
import { STEPS, StepButton } from '@/ui/photos/StepButton'
import { Icon } from '@/ui/primitives/Icon'
import { Hotspots } from './Hotspots'
import { LoadingCard } from './LoadingCard'
import { OrbitScene, scenePictureClass } from './OrbitScene'
import { useDragToTurn } from './use-drag-to-turn'
import { type Spin, useSpin } from './use-spin'

type Props = Pick<GalleryProps, 'name' | 'slug' | 'cdn'> &
  NonNullable<GalleryProps['spin']> & {
    leads: boolean
    chosen: GalleryView | null
  }

/** Pixels: sharp enough for any screen and small enough for three dozen frames. */
const WIDTH = 960

/**
 * The spin, turned by dragging, by keys (it is a slider) or by buttons (GAL-03). The page contains its first
 * frame only.
 */
export function SpinView({ name, slug, cdn, pictures, spots, leads, chosen }: Props) {
  const addresses = useMemo(
    () =>
      pictures.map((frame) =>
        sizedImage(namedPhoto(slug, frame), { width: WIDTH }, { base: cdn, origin: '' }),
      ),
    [pictures, slug, cdn],
  )
  const spin = useSpin(addresses, chosen)
  const { angle, frame, isReady, isTurning } = spin
  return (
    <div className="orbit" data-of="spinner" data-ready={isReady ? '' : undefined}>
      <OrbitScene>
        <Turntable spin={spin} name={name} count={addresses.length}>
          {/* biome-ignore lint/performance/noImgElement: next/image would add 5 KB of client code to every page */}
          <img
            src={addresses[frame]}
            alt=""
            className={scenePictureClass}
            width={600}
            height={400}
            {...loadingAttributes(leads ? 'first' : 'near')}
            // Frames are preloaded. Synchronous decoding prevents flicker.
            decoding={isReady ? 'sync' : 'async'}
            draggable={false}
          />
        </Turntable>
        <Hotspots
          spots={spots}
          of="exterior"
          angle={angle}
          step={360 / addresses.length}
          onReach={spin.reach}
        />
      </OrbitScene>
      {STEPS.map((by) => (
        <StepButton
          key={by}
          by={by}
          label={by < 0 ? 'Turn left' : 'Turn right'}
          className="gallery-step"
          icon="size-6"
          onClick={() => spin.turnBy(by)}
        />
      ))}
      <button type="button" className="gallery-pill orbit-go" onClick={spin.toggle}>
        <Icon name="rotate-3d" className="size-5" />
        <span>{isTurning ? 'Stop' : 'Turn it 360°'}</span>
      </button>
      <LoadingCard isShown={spin.isAwaited} progress={spin.progress} />
    </div>
  )
}

interface TurntableProps {
  spin: Spin
  name: string
  count: number
  children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

function Turntable({ spin, name, count, children }: TurntableProps) {
  const drag = useDragToTurn(spin)
  function onKeyDown(event: KeyboardEvent): void {
    const key = plainKey(event) ?? ''
    const by = steps[key]
    if (by) spin.turnBy(by)
    else if (key === 'Home') spin.turnTo(0)
    else if (key === 'End') spin.turnTo(count - 1)
    else return
    event.preventDefault()
  }
  return (
    <div
      className="orbit-turn size-full cursor-grab touch-pan-y touch-pinch-zoom select-none active:cursor-grabbing"
      role="slider"
      tabIndex={0}
      aria-label={`360° view of the ${name}`}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={spin.angle}
      aria-valuetext={`${spin.angle} degrees`}
      onKeyDown={onKeyDown}
      {...drag}
    >
      {children}
    </div>
  )
}
