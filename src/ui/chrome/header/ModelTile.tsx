import type { MenuModel } from '@/domain/content/site-chrome'
import type { ImageWidth } from '@/domain/images/image-set'
import { formatDollars } from '@/domain/money/money'
import { VehiclePhoto } from '@/ui/photos/VehiclePhoto'
import { Icon } from '@/ui/primitives/Icon'

interface ModelTileProps {
  model: MenuModel
  imageCdn: string
  place?: 'menu' | 'page'
}

const places = {
  menu: { sizes: '15rem', widths: [160, 320, 480], name: '' },
  page: {
    sizes: '(min-width: 64rem) 19rem, 50vw',
    widths: [320, 480, 640, 960],
    name: 'text-lg sm:text-xl',
  },
} as const satisfies Record<string, { sizes: string; widths: readonly ImageWidth[]; name: string }>

export function ModelTile({ model, imageCdn, place = 'menu' }: ModelTileProps) {
  const { sizes, widths, name } = places[place]
  const { label, href, count, photo, from } = model
  return (
    <a href={href} className="model-tile group/model block h-full rounded-card p-2 text-ink-1">
      <span className="block overflow-hidden rounded-card bg-surface-2 [&_img]:transition-[scale] [&_img]:duration-(--motion-entrance) motion-safe:group-hover/model:[&_img]:scale-104">
        {photo ? (
          <VehiclePhoto
            vehicle={photo.vehicle}
            url={photo.url}
            alt=""
            sizes={sizes}
            widths={widths}
            cdn={imageCdn}
          />
        ) : (
          <span className="grid aspect-3/2 place-items-center text-ink-4">
            <Icon name="car-front" className="size-12" />
          </span>
        )}
      </span>
      <span className="mt-2 block px-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className={`font-semibold leading-tight group-hover/model:underline ${name}`}>{label}</span>
          {count !== undefined && <span className="count whitespace-nowrap">{count} in stock</span>}
        </span>
        {from !== null && <span className="tabular text-sm text-ink-3">From {formatDollars(from)}</span>}
      </span>
    </a>
  )
}
