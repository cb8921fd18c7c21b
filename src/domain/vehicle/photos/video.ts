import type { Vehicle } from '../vehicle'

/** Players that video providers allow in a frame. */
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

/** The external video before an uploaded one. Only a URL with a known player's prefix is framed (GAL-10). */
export function vehicleVideo({
  external_video_url: external,
  video_url: uploaded,
}: Pick<Vehicle, 'external_video_url' | 'video_url'>): VehicleVideo | null {
  const url = external ?? uploaded
  if (!url) return null
  const isEmbed = EMBED_PREFIXES.some((prefix) => url.startsWith(prefix))
  return { kind: isEmbed ? 'embed' : 'file', url }
}
