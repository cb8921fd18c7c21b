import { VehiclePhoto } from '@/ui/vehicle/VehiclePhoto'

interface Props {
  slug: string
  photos: readonly string[]
  cdn: string
}

/** Small photos that bring the large one into view; links, so that they work without scripts (GAL-01, GAL-09). */
export function GalleryThumbs({ slug, photos, cdn }: Props) {
  return (
    <ol className="gallery-thumbs">
      {photos.map((url, index) => (
        <li key={url}>
          <a
            href={`#photo-${index + 1}`}
            aria-label={`Photo ${index + 1}`}
            aria-current={index === 0 ? 'true' : undefined}
            suppressHydrationWarning // marked by the gallery's script
          >
            <VehiclePhoto vehicle={slug} url={url} alt="" sizes="6.5rem" widths={[160, 320]} cdn={cdn} />
          </a>
        </li>
      ))}
    </ol>
  )
}
