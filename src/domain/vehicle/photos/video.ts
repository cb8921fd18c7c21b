import type { Vehicle } from '../vehicle'

/** URL prefixes of the players that video providers allow in a frame. */
export const EMBED_PREFIXES = [
  'https://www.youtube.com/embed/',
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
] as const

export interface VehicleVideo {
  /** `embed`: the provider's player in a frame; `file`: a video that the browser plays itself, looping and muted. */
  readonly kind: 'embed' | 'file'
  readonly url: string
}

/**
 * A vehicle's video, the external one before an uploaded one; null if it has none. Only a URL with a known player's
 * prefix is framed; no other URL from a feed is (GAL-10).
 */
export function vehicleVideo({
  external_video_url: external,
  video_url: uploaded,
}: Pick<Vehicle, 'external_video_url' | 'video_url'>): VehicleVideo | null {
  const url = external ?? uploaded
  if (!url) return null
  const isEmbed = EMBED_PREFIXES.some((prefix) => url.startsWith(prefix))
  return { kind: isEmbed ? 'embed' : 'file', url }
}
