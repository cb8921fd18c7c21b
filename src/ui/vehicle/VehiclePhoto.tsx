import { ownPhoto } from '@/domain/stock/placeholder-image'

interface Props {
  url: string | null
  alt: string
  /** Among the first pictures of the page: fetched at once. All others wait until they come into view. */
  prioritised?: boolean
  className?: string
}

/** A vehicle's photo in a 3:2 frame whose space is reserved; without one, a frame that says the photos are to come. */
export function VehiclePhoto({ url, alt, prioritised = false, className = '' }: Props) {
  const photo = ownPhoto(url)
  if (!photo) {
    return (
      <div
        className={`grid aspect-3/2 place-items-center bg-surface-3 p-4 text-center text-sm text-ink-2 ${className}`}
      >
        <p>
          <span className="block text-base font-semibold">New arrival</span>
          Photos are on their way
        </p>
      </div>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add 5 KB of client code to every page
    <img
      src={photo}
      alt={alt}
      width={600}
      height={400}
      loading={prioritised ? 'eager' : 'lazy'}
      fetchPriority={prioritised ? 'high' : 'auto'}
      decoding="async"
      className={`aspect-3/2 w-full bg-surface-3 object-cover ${className}`}
    />
  )
}
