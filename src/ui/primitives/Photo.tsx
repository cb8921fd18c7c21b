import type { Picture } from '@/domain/content/picture'

interface PhotoProps {
  picture: Picture
  /** One of the first pictures of the page: fetched at once and before others. All others wait until they come into view. */
  prioritised?: boolean
  className?: string
}

/** A picture whose space is reserved before it arrives. */
export function Photo({ picture, prioritised = false, className = '' }: PhotoProps) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add 5 KB of client code to every page
    <img
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={prioritised ? 'eager' : 'lazy'}
      fetchPriority={prioritised ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  )
}
