import type { Picture } from '@/domain/content/picture'
import { Icon } from '@/ui/primitives/Icon'
import { Photo } from '@/ui/primitives/pictures/Photo'

interface Props {
  picture: Picture | null
  /** Empty where the offer's name stands beside it. */
  alt?: string
  sizes: string
  prioritised?: boolean
}

export function OfferPicture({ picture, alt, sizes, prioritised = false }: Props) {
  if (!picture) {
    return (
      <span className="grid aspect-3/2 w-full place-items-center bg-surface-3 text-ink-4">
        <Icon name="car-front" className="size-12" />
      </span>
    )
  }
  return (
    <Photo
      picture={{ ...picture, alt: alt ?? picture.alt }}
      crop="3:2"
      sizes={sizes}
      prioritised={prioritised}
      className="aspect-3/2 w-full bg-surface-3 object-cover"
    />
  )
}
