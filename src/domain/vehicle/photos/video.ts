import type { Vehicle } from '../vehicle'

/** How the addresses start under which video providers let their player stand in another page. */
export const EMBED_PREFIXES = [
  'https://www.youtube.com/embed/',
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
] as const

export interface VehicleVideo {
  /** `embed`: the provider's player in a frame; `file`: a film the browser plays itself, looping and muted. */
  readonly kind: 'embed' | 'file'
  readonly url: string
}

/**
 * A vehicle's video, the external one before an uploaded one; null without. Only an address that starts as a provider's player
 * does is framed: nothing else a feed names gets a frame of the page (GAL-10).
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
